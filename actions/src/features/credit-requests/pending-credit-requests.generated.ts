/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type PendingCreditRequestsForRestQueryVariables = Exact<{
  after: string;
  afterId: string;
  limit: number;
}>;

export type PendingCreditRequestsForRestQuery = { credit_requests: Array<{ id: string, wizlings: number, reason: string, status: string, created_at: string, user: { id: string, first_name: string, last_name: string } | null }> };

export const PendingCreditRequestsForRestDocument = `
    query PendingCreditRequestsForRest($after: timestamptz!, $afterId: uuid!, $limit: Int!) {
  credit_requests(
    where: {status: {_eq: "PENDING"}, created_at: {_gte: $after}, _or: [{created_at: {_gt: $after}}, {id: {_gt: $afterId}}]}
    order_by: [{created_at: asc}, {id: asc}]
    limit: $limit
  ) {
    id
    user {
      id
      first_name
      last_name
    }
    wizlings
    reason
    status
    created_at
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    PendingCreditRequestsForRest(variables: PendingCreditRequestsForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<PendingCreditRequestsForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<PendingCreditRequestsForRestQuery>({ document: PendingCreditRequestsForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'PendingCreditRequestsForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
