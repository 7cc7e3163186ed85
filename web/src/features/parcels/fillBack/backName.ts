/** The name of a file with its waybills; one that has it already keeps it. */
export function backName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  return `${stem.replace(/-已回填$/, '')}-已回填${ending}`;
}
