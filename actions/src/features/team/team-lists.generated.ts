/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type InvitedUsersForRestQueryVariables = Exact<{
  id: string;
}>;

export type InvitedUsersForRestQuery = { opportunity_team_members: Array<{ user_id: string, invited_at: string, colleague: { first_name: string | null, last_name: string | null, email: string | null } | null }> };

export type CompanyUsersForRestQueryVariables = Exact<{ [key: string]: never; }>;

export type CompanyUsersForRestQuery = { company_colleagues: Array<{ user_id: string | null, first_name: string | null, last_name: string | null, email: string | null }> };

export const InvitedUsersForRestDocument = `
    query InvitedUsersForRest($id: uuid!) {
  opportunity_team_members(
    where: {opportunity_id: {_eq: $id}}
    order_by: [{invited_at: asc}, {user_id: asc}]
  ) {
    user_id
    invited_at
    colleague {
      first_name
      last_name
      email
    }
  }
}
    `;
export const CompanyUsersForRestDocument = `
    query CompanyUsersForRest {
  company_colleagues(
    order_by: [{first_name: asc}, {last_name: asc}, {user_id: asc}]
  ) {
    user_id
    first_name
    last_name
    email
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    InvitedUsersForRest(variables: InvitedUsersForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<InvitedUsersForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<InvitedUsersForRestQuery>({ document: InvitedUsersForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'InvitedUsersForRest', 'query', variables);
    },
    CompanyUsersForRest(variables?: CompanyUsersForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<CompanyUsersForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<CompanyUsersForRestQuery>({ document: CompanyUsersForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'CompanyUsersForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
