/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type WizardForRestQueryVariables = Exact<{
  id: string;
}>;

export type WizardForRestQuery = { response_windows: Array<{ response_limit: number | null, response_limit_start_at: string | null }> };

export const WizardForRestDocument = `
    query WizardForRest($id: uuid!) {
  response_windows(where: {user_id: {_eq: $id}}) {
    response_limit
    response_limit_start_at
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    WizardForRest(variables: WizardForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<WizardForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<WizardForRestQuery>({ document: WizardForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'WizardForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
