/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type OwnAccountForRestQueryVariables = Exact<{
  id: string;
}>;

export type OwnAccountForRestQuery = { users_by_pk: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, company_id: string | null, created_at: string, company: { company_name: string } | null, account: { email: string, is_email_verified: boolean, is_admin: boolean, is_achievement_first_time: boolean, is_exciting_news_modal_not_show_again: boolean, is_dashboard_banner_visible: boolean } | null, expert_detail: { profile_complete_percent: number, profile_weightage: number, country: { id: string, country_name: string } | null } | null } | null };

export type CompanyForRestQueryVariables = Exact<{
  id: string;
}>;

export type CompanyForRestQuery = { companies_by_pk: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null };

export const OwnAccountForRestDocument = `
    query OwnAccountForRest($id: uuid!) {
  users_by_pk(id: $id) {
    id
    first_name
    last_name
    slug
    profile_pic
    designation
    is_expert
    company_id
    company {
      company_name
    }
    created_at
    account {
      email
      is_email_verified
      is_admin
      is_achievement_first_time
      is_exciting_news_modal_not_show_again
      is_dashboard_banner_visible
    }
    expert_detail {
      profile_complete_percent
      profile_weightage
      country {
        id
        country_name
      }
    }
  }
}
    `;
export const CompanyForRestDocument = `
    query CompanyForRest($id: uuid!) {
  companies_by_pk(id: $id) {
    id
    company_name
    company_logo
    company_url
    company_brief
  }
}
    `;

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    OwnAccountForRest(variables: OwnAccountForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<OwnAccountForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<OwnAccountForRestQuery>({ document: OwnAccountForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'OwnAccountForRest', 'query', variables);
    },
    CompanyForRest(variables: CompanyForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<CompanyForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<CompanyForRestQuery>({ document: CompanyForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'CompanyForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
