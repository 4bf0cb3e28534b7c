/**
 * The five operations in PostGraphile's schema, aliased to match the others; `read` extracts the result from `data`.
 * There are no presets, so an insert passes the columns that the engine sets by itself.
 * @type {Record<string, { query: string, variablesOf: (variables: any, userId: string) => object, read: (data: any) =>
 * unknown }>}
 */
export const POSTGRAPHILE_OPERATIONS = {
  list: {
    query: `query List($t: Int!) { answer: allQuestions(condition: {topicId: $t}, orderBy: [CREATED_AT_DESC, ROW_ID_ASC], first: 10) { nodes {
      id: rowId question created_at: createdAt master_topic: masterTopicByTopicId { topic_name: topicName }
      user: userByUserId { first_name: firstName last_name: lastName }
      responses: responsesByQuestionId(orderBy: [CREATED_AT_DESC], first: 3) { nodes { id: rowId response_text: responseText } } } } }`,
    variablesOf: (variables) => variables,
    read: ({ answer }) => answer.nodes.map((node) => ({ ...node, responses: node.responses.nodes })),
  },
  by_pk: {
    query: `query One($id: Int!) { answer: questionByRowId(rowId: $id) {
      id: rowId question master_topic: masterTopicByTopicId { topic_name: topicName }
      user: userByUserId { first_name: firstName last_name: lastName } } }`,
    variablesOf: (variables) => variables,
    read: ({ answer }) => answer,
  },
  aggregate: {
    query: `query Sum($q: Int!) { answer: allResponses(filter: {questionByQuestionId: {topicId: {equalTo: $q}}}, orderBy: [ROW_ID_ASC], first: 5) {
      totalCount aggregates { average { rating } } nodes { id: rowId rating } } }`,
    variablesOf: (variables) => variables,
    read: ({ answer: { totalCount, aggregates, nodes } }) => ({
      aggregate: { count: totalCount, avg: aggregates.average },
      nodes,
    }),
  },
  insert: {
    query: `mutation Add($o: ResponseInput!) { answer: createResponse(input: {response: $o}) {
      response { id: rowId response_text: responseText created_at: createdAt } } }`,
    variablesOf: ({ o }, userId) => ({
      o: { questionId: o.question_id, responseText: o.response_text, userId, isApproved: false },
    }),
    read: ({ answer }) => answer.response,
  },
  update: {
    query: `mutation Change($id: Int!, $text: String!) {
      answer: updateResponseByRowId(input: {rowId: $id, responsePatch: {responseText: $text}}) {
        response { id: rowId response_text: responseText } } }`,
    variablesOf: (variables) => variables,
    read: ({ answer }) => answer.response,
  },
}
