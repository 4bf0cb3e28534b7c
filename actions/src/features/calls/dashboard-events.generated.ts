/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type UpcomingCallsForRestQueryVariables = Exact<{
  me: string;
  now: string;
  limit: number;
}>;

export type UpcomingCallsForRestQuery = { own_calls: Array<{ id: string | null, scheduled_at: string | null, duration: number | null, subtopic: string | null, opportunity: { id: string, title: string } | null }> };

export const UpcomingCallsForRestDocument = `
    query UpcomingCallsForRest($me: uuid!, $now: timestamptz!, $limit: Int!) {
  own_calls(
    where: {user_id: {_eq: $me}, scheduled_at: {_gt: $now}}
    order_by: [{scheduled_at: asc}, {id: asc}]
    limit: $limit
  ) {
    id
    scheduled_at
    duration
    subtopic
    opportunity {
      id
      title
    }
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    UpcomingCallsForRest(variables: UpcomingCallsForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<UpcomingCallsForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<UpcomingCallsForRestQuery>({ document: UpcomingCallsForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'UpcomingCallsForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
