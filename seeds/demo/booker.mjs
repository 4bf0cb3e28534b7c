/** Books transfers, and opens each pot that they name once; the ledger's triggers check them like any other. */
export function bookerOf(client) {
  const pots = new Map()
  const potOf = async ({ pot, of, owner, source = null, dueAt = null, since }) => {
    const name = `${pot} ${of}`
    if (!pots.has(name)) {
      const { rows } = await client.query(
        `insert into ledger_accounts (kind, owner_id, source, due_at, created_at)
         values ($1, $2, $3, $4, $5) returning id`,
        [pot, owner, source, dueAt, since],
      )
      pots.set(name, rows[0].id)
    }
    return pots.get(name)
  }
  const book = async ({ key, kind, reason, subject, at, actor, corrects, entries }) => {
    const { rows } = await client.query(
      `insert into ledger_transfers (key, request_hash, kind, reason, actor_id, subject_type, subject_id, posted_at, corrects_id)
       values ($1, 'demo', $2, $3, $4, $5, $6, $7, (select id from ledger_transfers where key = $8)) returning id`,
      [key, kind, reason, actor ?? null, subject?.type ?? null, subject?.id ?? null, at, corrects ?? null],
    )
    const sides = []
    for (const [account, amount] of entries)
      sides.push({ id: account.pot ? await potOf(account) : null, kind: account.kind, owner: account.owner, amount })
    await client.query(
      `insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
       select $1, account.id, side.amount, account.currency, account.owner_id
       from jsonb_to_recordset($2) as side (id bigint, kind text, owner uuid, amount bigint)
       join ledger_accounts as account on account.id = side.id
         or side.id is null and account.role <> 'pot' and account.kind = side.kind
           and account.owner_id is not distinct from side.owner`,
      [rows[0].id, JSON.stringify(sides)],
    )
    return rows[0].id
  }
  return Object.assign(book, { potOf })
}
