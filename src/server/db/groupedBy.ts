/** The rows by what `key` says of each, in their order. */
export function groupedBy<R, K>(rows: readonly R[], key: (row: R) => K): ReadonlyMap<K, readonly R[]> {
  const groups = new Map<K, R[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [row]);
    else group.push(row);
  }
  return groups;
}
