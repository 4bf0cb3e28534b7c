/**
 * One statement per table; columns a row omits are null.
 * @param {import('pg').Client} client
 * @param {string} table
 * @param {readonly object[]} rows
 */
export async function insertRows(client, table, rows) {
  if (rows.length === 0) return
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ')
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}
