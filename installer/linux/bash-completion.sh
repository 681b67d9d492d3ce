# SPDX-License-Identifier: GPL-3.0-or-later
# Completion for rackorrent, sourced by bash-completion. Keys, samples and choices come from the program itself.

_rackorrent_keys() {
  rackorrent --lang en fields 2>/dev/null | awk 'NR > 1 { print $1 "=" }'
}

_rackorrent_samples() {
  rackorrent --lang en templates 2>/dev/null | awk 'NR > 1 { print $1 }'
}

_rackorrent() {
  local cur prev words cword
  _init_completion -n = || return
  local verbs='fields templates new set import-demand import-prices assess study report compare'
  local verb='' index
  for ((index = 1; index < cword; ++index)); do
    case " $verbs " in *" ${words[index]} "*) verb=${words[index]}; break ;; esac
  done

  case $prev in
    --lang) COMPREPLY=($(compgen -W 'zh_CN en' -- "$cur")); return ;;
    --template) COMPREPLY=($(compgen -W "$(_rackorrent_samples)" -- "$cur")); return ;;
    --set | --range)
      COMPREPLY=($(compgen -W "$(_rackorrent_keys)" -- "$cur"))
      compopt -o nospace
      return ;;
    --csv-dialect) COMPREPLY=($(compgen -W 'programs people' -- "$cur")); return ;;
    --paper) COMPREPLY=($(compgen -W 'a4 letter' -- "$cur")); return ;;
    --format)
      if [ "$verb" = import-prices ]; then COMPREPLY=($(compgen -W 'skypilot csv' -- "$cur")); return; fi
      COMPREPLY=($(compgen -W 'sacct swf jobs-csv series-csv prometheus nvidia-smi philly-json' -- "$cur")); return ;;
    --in-use) COMPREPLY=($(compgen -W 'busy-or-held busy memory equivalents' -- "$cur")); return ;;
    --pdf | --html | --xlsx | --json | --csv)
      if [ "$verb" = report ] || [ "$prev" = --csv ]; then _filedir; return; fi ;;
  esac

  if [[ $cur == -* ]]; then
    local options='--help --lang'
    case $verb in
      '') options='--help --version --lang' ;;
      fields) options+=' --json' ;;
      new) options+=' --template --set' ;;
      import-demand) options+=' --format --map --zone --running-until --in-use' ;;
      import-prices) options+=' --format' ;;
      assess) options+=' --set --json --explain' ;;
      study) options+=' --set --range --draws --seed --threads --pseudo-random --json' ;;
      report) options+=' --pdf --html --xlsx --csv --json --csv-dialect --paper --sections --short' ;;
      compare) options+=' --json --csv --csv-dialect' ;;
    esac
    COMPREPLY=($(compgen -W "$options" -- "$cur"))
    return
  fi

  case $verb in
    '')
      COMPREPLY=($(compgen -W "$verbs" -- "$cur"))
      _filedir rackorrent ;;
    set)
      _filedir rackorrent
      COMPREPLY+=($(compgen -W "$(_rackorrent_keys)" -- "$cur"))
      compopt -o nospace ;;
    new) _filedir rackorrent ;;
    import-demand | import-prices) _filedir ;;
    assess | study | report | compare) _filedir '@(rackorrent|json)' ;;
  esac
} &&
  complete -F _rackorrent rackorrent
