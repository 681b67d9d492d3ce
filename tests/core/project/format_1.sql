-- SPDX-License-Identifier: GPL-3.0-or-later
-- A project file of format 1 with only some inputs, as statements.
PRAGMA application_id = 0x524F5231;
PRAGMA user_version = 1;
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE input (key TEXT PRIMARY KEY, value TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE measured_demand (id INTEGER PRIMARY KEY CHECK (id = 1), first_hour INTEGER NOT NULL, gpus BLOB NOT NULL, source_name TEXT NOT NULL, source_digest TEXT NOT NULL, imported_at TEXT NOT NULL) STRICT;
INSERT INTO meta VALUES ('generation', '7');
INSERT INTO meta VALUES ('minimum_reader', '1');
INSERT INTO meta VALUES ('notes', 'line one
line two');
INSERT INTO meta VALUES ('title', '八亿元采购');
INSERT INTO meta VALUES ('seal', '699a1f956b9f0221ae3a793ab69c9bd4a03ab4aeb1fde25fe6a32d674f5d0112');
INSERT INTO input VALUES ('cloud.on_demand_price', NULL);
INSERT INTO input VALUES ('compliance.regimes', 'cn-dsl-export,djbh-l3');
INSERT INTO input VALUES ('owned.server_price', '2750000.125');
INSERT INTO input VALUES ('workload.kind', 'pretraining');
INSERT INTO input VALUES ('workload.pattern', 'imported');
INSERT INTO measured_demand VALUES (1, 484000, x'000000000000f03f000000000000f87f0000000000205040', '作业.csv', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', '2026-07-15T08:00:00Z');
