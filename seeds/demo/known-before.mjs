/* What the demo market is built on: master data, and the personas, who are loaded before. */

/** Names of the master data, by the field that they belong to. */
export async function readMasters(client) {
  const byField = async (table, name, field) => {
    const { rows } = await client.query(
      `select o.objective_name as field, array_agg(m.${name} order by m.${name}) as names
       from ${table} m join master_objectives o on o.id = m.${field} where not m.deleted group by 1`,
    )
    return new Map(rows.map((row) => [row.field, row.names]))
  }
  const domains = await client.query('select domain_name from master_domains where not deleted order by 1')
  const roles = await client.query('select role_name, role_type from master_roles')
  const ranges = await client.query(
    `select r.role_name || ' per ' || d.code as key, b.min_amount_cents / 100 as min, b.max_amount_cents / 100 as max
     from budget_ranges b join master_roles r on r.id = b.role_id
     join opportunity_duration_types d on d.id = b.duration_type_id`,
  )
  return {
    topics: await byField('master_topics', 'topic_name', 'objective_id'),
    expertise: await byField('master_expertise', 'expertise_name', 'category_id'),
    domains: domains.rows.map((row) => row.domain_name),
    ranges: new Map(ranges.rows.map((row) => [row.key, [Number(row.min), Number(row.max)]])),
    roleTypes: new Map(roles.rows.map((row) => [row.role_name, row.role_type])),
  }
}

/** The persona whose company posts most of the demo market. */
export async function readNora(client, id) {
  const { rows } = await client.query(
    'select c.id from users u join companies c on c.id = u.company_id where u.id = $1',
    [id],
  )
  if (!rows[0]) throw new Error('The demo market needs the personas: load them first.')
  const we = 'We make leak detection for city water networks, and are forty-two people in two countries.'
  return { id, country: 'SE', domain: 'Clean energy', we, company: rows[0] }
}

/** The subjects by which an expert of the personas is matched. */
export async function readSubjects(client, id) {
  const names = async (table, master, name, key) => {
    const { rows } = await client.query(
      `select m.${name} as name from ${table} e join ${master} m on m.id = e.${key} where e.user_id = $1`,
      [id],
    )
    return rows.map((row) => row.name)
  }
  return {
    topics: await names('expert_topics', 'master_topics', 'topic_name', 'topic_id'),
    skills: await names('expert_expertise', 'master_expertise', 'expertise_name', 'expertise_id'),
    domains: await names('expert_domains', 'master_domains', 'domain_name', 'domain_id'),
  }
}
