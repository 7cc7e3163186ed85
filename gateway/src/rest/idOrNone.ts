/** REST is sent no null: 0 stands for none, and nothing for what stays as it is. */
export function idOrNone(id: number | null | undefined): number | undefined {
  return id === null ? 0 : id;
}
