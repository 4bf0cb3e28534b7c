/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type ViewedResponsesForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type ViewedResponsesForRestQuery = { viewed_responses: Array<{ response_id: string | null, question_id: string | null, question: string | null, expert_id: string | null, expert_first_name: string | null, expert_last_name: string | null, viewed_at: string | null }> };

export const ViewedResponsesForRestDocument = `
    query ViewedResponsesForRest {
  viewed_responses(order_by: [{viewed_at: asc}, {response_id: asc}], limit: 20) {
    response_id
    question_id
    question
    expert_id
    expert_first_name
    expert_last_name
    viewed_at
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    ViewedResponsesForRest(variables?: ViewedResponsesForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ViewedResponsesForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ViewedResponsesForRestQuery>({ document: ViewedResponsesForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ViewedResponsesForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
