/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type UnreadCountForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type UnreadCountForRestQuery = { notifications_aggregate: { aggregate: { count: number } | null } };

export const UnreadCountForRestDocument = `
    query UnreadCountForRest {
  notifications_aggregate(where: {seen_at: {_is_null: true}}) {
    aggregate {
      count
    }
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    UnreadCountForRest(variables?: UnreadCountForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<UnreadCountForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<UnreadCountForRestQuery>({ document: UnreadCountForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'UnreadCountForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
