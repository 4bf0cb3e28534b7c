/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type FirstVisitForRestQueryVariables = Exact<{
  scope: string;
  role: string;
}>;

export type FirstVisitForRestQuery = { first_visits: Array<{ seen_at: string }> };

export const FirstVisitForRestDocument = `
    query FirstVisitForRest($scope: String!, $role: String!) {
  first_visits(where: {scope: {_eq: $scope}, role: {_eq: $role}}, limit: 1) {
    seen_at
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    FirstVisitForRest(variables: FirstVisitForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<FirstVisitForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<FirstVisitForRestQuery>({ document: FirstVisitForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'FirstVisitForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
