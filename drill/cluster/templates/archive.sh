# archive.sh FROM TO: whole or not at all. A segment that is there already is fine if it is the same.
[ -e "$2" ] && exec cmp -s "$1" "$2"
cp "$1" "$2.$$" && sync "$2.$$" && mv "$2.$$" "$2"
