/**
 * The five operations, each as GraphQL for the engine and as an equivalent hand-written statement.
 * `$2` of a statement is the calling user.
 * @typedef {{ userId: string, ownResponses: number[] }} Facts
 * @typedef {object} Operation
 * @property {string} name
 * @property {string} field the response key
 * @property {string} query
 * @property {string} statement
 * @property {(index: number, facts: Facts) => Record<string, unknown>} variablesOf
 * @property {(variables: any, userId: string) => unknown[]} valuesOf
 * @property {string[]} [made] members of the result that differ each time
 * @property {string} pgbench the values for pgbench, as psql variables, and their names in order
 */
const TEXT = 'answer text '.repeat(20)

/** @type {Operation[]} */
export const OPERATIONS = [
  {
    name: 'list',
    field: 'questions',
    query: `query List($t: Int!) { questions(where: {topic_id: {_eq: $t}}, order_by: [{created_at: desc}, {id: asc}], limit: 10) {
      id question created_at master_topic { topic_name } user { first_name last_name }
      responses(order_by: {created_at: desc}, limit: 3) { id response_text } } }`,
    statement: `select coalesce(json_agg(row_to_json(q)), '[]')::text from (
      select q.id, q.question, q.created_at,
        (select json_build_object('topic_name', t.topic_name) from master_topics t where t.id = q.topic_id and not t.deleted) as master_topic,
        (select json_build_object('first_name', u.first_name, 'last_name', u.last_name) from users u where u.id = q.user_id) as "user",
        (select coalesce(json_agg(json_build_object('id', r.id, 'response_text', r.response_text)), '[]') from (
           select r.id, r.response_text from responses r
           where r.question_id = q.id and (r.is_approved or r.user_id = $2) order by r.created_at desc limit 3) r) as responses
      from questions q where q.topic_id = $1 and (q.is_approved or q.user_id = $2)
      order by q.created_at desc, q.id limit 10) q`,
    variablesOf: (index) => ({ t: 1 + (index % 100) }),
    valuesOf: ({ t }, userId) => [t, userId],
    pgbench: '\\set one random(1, 100)',
  },
  {
    name: 'by_pk',
    field: 'questions_by_pk',
    query: `query One($id: Int!) { questions_by_pk(id: $id) {
      id question master_topic { topic_name } user { first_name last_name } } }`,
    statement: `select coalesce(row_to_json(q)::text, 'null') from (
      select q.id, q.question,
        (select json_build_object('topic_name', t.topic_name) from master_topics t where t.id = q.topic_id and not t.deleted) as master_topic,
        (select json_build_object('first_name', u.first_name, 'last_name', u.last_name) from users u where u.id = q.user_id) as "user"
      from questions q where q.id = $1 and (q.is_approved or q.user_id = $2)) q`,
    variablesOf: (index) => ({ id: 1 + ((index * 7) % 20_000) }),
    valuesOf: ({ id }, userId) => [id, userId],
    pgbench: '\\set one random(1, 20000)',
  },
  {
    name: 'aggregate',
    field: 'responses_aggregate',
    // The role's limit on responses, five rows, applies to the nodes but not the aggregates.
    query: `query Sum($q: Int!) { responses_aggregate(where: {question: {topic_id: {_eq: $q}}}, order_by: [{id: asc}]) {
      aggregate { count avg { rating } } nodes { id rating } } }`,
    statement: `with matching as (
        select r.* from responses r join questions q on q.id = r.question_id and (q.is_approved or q.user_id = $2)
        where q.topic_id = $1 and (r.is_approved or r.user_id = $2))
      select json_build_object(
        'aggregate', (select json_build_object('count', count(*), 'avg', json_build_object('rating', avg(rating))) from matching),
        'nodes', (select coalesce(json_agg(json_build_object('id', m.id, 'rating', m.rating)), '[]')
                  from (select id, rating from matching order by id limit 5) m))::text`,
    variablesOf: (index) => ({ q: 1 + (index % 100) }),
    valuesOf: ({ q }, userId) => [q, userId],
    pgbench: '\\set one random(1, 100)',
  },
  {
    name: 'insert',
    field: 'insert_responses_one',
    query: `mutation Add($o: responses_insert_input!) { insert_responses_one(object: $o) { id response_text created_at } }`,
    statement: `insert into responses (question_id, user_id, response_text, is_approved) values ($1, $2, $3, false)
      returning json_build_object('id', id, 'response_text', response_text, 'created_at', created_at)::text`,
    variablesOf: (index) => ({ o: { question_id: 1 + ((index * 7) % 20_000), response_text: TEXT } }),
    valuesOf: ({ o }, userId) => [o.question_id, userId, o.response_text],
    made: ['id', 'created_at'],
    pgbench: '\\set one random(1, 20000)',
  },
  {
    name: 'update',
    field: 'update_responses_by_pk',
    query: `mutation Change($id: Int!, $text: String!) {
      update_responses_by_pk(pk_columns: {id: $id}, _set: {response_text: $text}) { id response_text } }`,
    statement: `update responses set response_text = $3 where id = $1 and user_id = $2
      returning json_build_object('id', id, 'response_text', response_text)::text`,
    variablesOf: (index, { ownResponses }) => ({
      id: ownResponses[index % ownResponses.length],
      text: `${index} ${TEXT}`,
    }),
    valuesOf: ({ id, text }, userId) => [id, userId, text],
    pgbench: '\\set one random(1, 1)',
  },
]
