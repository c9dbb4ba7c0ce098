#!/usr/bin/env bash
# Judges a class as a Slurm job array, and joins the parts when all have ended.
#
#   cluster/slurm.sh SUBMISSIONS EXERCISE OUT [PARTS] [OPTION OF sbatch ...]
#
# SUBMISSIONS and OUT must be seen by all nodes at the same path. A part whose node dies, or that is put back with
# "scontrol requeue", goes on where it was. Run it again with the same words to judge what is missing.
#SBATCH --job-name=formlab
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --cpus-per-task=2
#SBATCH --mem-per-cpu=2G
set -euo pipefail

# In a job: one part, or the end.
if [ -n "${FORMLAB_PART:-}" ]; then
  case $FORMLAB_PART in
    merge) set -- --merge ;;
    *) set -- --shard "$SLURM_ARRAY_TASK_ID/$FORMLAB_PARTS" --jobs "${SLURM_CPUS_PER_TASK:-1}" ;;
  esac
  exec "$FORMLAB" grade "$FORMLAB_SUBMISSIONS" --exercise "$FORMLAB_EXERCISE" --out "$FORMLAB_OUT" "$@"
fi

[ $# -ge 3 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 64; }
command -v sbatch >/dev/null || { echo 'slurm.sh: there is no sbatch here; run it on a login node of the cluster.' >&2; exit 69; }
FORMLAB_SUBMISSIONS=$(realpath -- "$1")
FORMLAB_EXERCISE=$2
mkdir -p -- "$3"
FORMLAB_OUT=$(realpath -- "$3")
FORMLAB_PARTS=${4:-8}
shift 3
[ $# -eq 0 ] || shift
case $FORMLAB_PARTS in
  '' | *[!0-9]* | 0*) echo "slurm.sh: \"$FORMLAB_PARTS\" is no number of parts." >&2; exit 64 ;;
esac
here=$(dirname -- "$(realpath -- "$0")")
: "${FORMLAB:=$(realpath -- "$here/../bin/formlab")}"
export FORMLAB FORMLAB_SUBMISSIONS FORMLAB_EXERCISE FORMLAB_OUT FORMLAB_PARTS

# Builds formlab if need be, and says what is wrong with the submissions or the exercise before anything is queued.
"$FORMLAB" grade "$FORMLAB_SUBMISSIONS" --exercise "$FORMLAB_EXERCISE" --list >/dev/null

mkdir -p -- "$FORMLAB_OUT/logs"
array=$(FORMLAB_PART=judge sbatch --parsable --array="1-$FORMLAB_PARTS" \
  --output="$FORMLAB_OUT/logs/part-%a.log" "$@" "$here/slurm.sh")
array=${array%%;*}
# The end waits for all parts however they ended; it says which are missing or unfinished.
merge=$(FORMLAB_PART=merge sbatch --parsable --dependency="afterany:$array" --cpus-per-task=1 \
  --output="$FORMLAB_OUT/logs/merge.log" "$@" "$here/slurm.sh")
echo "Job $array judges $FORMLAB_PARTS parts, and job ${merge%%;*} joins them. Results: $FORMLAB_OUT"
