/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type ProfileUpdateForRestQueryVariables = Exact<{
  id: string;
}>;

export type ProfileUpdateForRestQuery = { users_by_pk: { expert_detail: { is_bio_added: boolean, enabled_offers: Array<{ id: string }> } | null } | null };

export const ProfileUpdateForRestDocument = `
    query ProfileUpdateForRest($id: uuid!) {
  users_by_pk(id: $id) {
    expert_detail {
      is_bio_added
      enabled_offers: advice_offerings(where: {enabled: {_eq: true}}, limit: 1) {
        id
      }
    }
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    ProfileUpdateForRest(variables: ProfileUpdateForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ProfileUpdateForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ProfileUpdateForRestQuery>({ document: ProfileUpdateForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ProfileUpdateForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
