import type { TestDatabase } from '#tests/database.js'

/** Gives somebody credits, in one transaction as the books demand. */
export async function giveCredits(database: TestDatabase, ownerId: string, amount: number): Promise<void> {
  await database.query(`do $$
    declare transfer bigint; lot bigint;
    begin
      insert into ledger_transfers (key, request_hash, kind, reason, subject_type, subject_id)
        values ('give:${ownerId}', 'x', 'test', 'Given to ${ownerId}', 'test', '1') returning id into transfer;
      insert into ledger_accounts (kind, owner_id, source) values ('credits', '${ownerId}', 'granted') returning id into lot;
      insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
        select transfer, lot, ${amount}, 'credit', '${ownerId}'::uuid
        union all select transfer, id, -${amount}, 'credit', null from ledger_accounts where kind = 'credits_issued';
    end $$`)
}
