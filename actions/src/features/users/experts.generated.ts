/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type ExpertsForRestQueryVariables = Exact<{
  filter: unknown;
  afterPlace: number;
  afterAt: string;
  afterId: string;
  limit: number;
}>;

export type ExpertsForRestQuery = { find_leading_experts: Array<{ user_id: string | null, place: number | null, created_at: string | null, expert: { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, company: { company_name: string } | null, expert_detail: { topics: Array<{ topic: { topic_name: string } | null }> } | null } | null }> };

export type ExpertCountForRestQueryVariables = Exact<{
  filter: unknown;
  countMax: number;
}>;

export type ExpertCountForRestQuery = { find_leading_experts_aggregate: { aggregate: { count: number } | null } };

export type ListedExpertFragment = { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, company: { company_name: string } | null, expert_detail: { topics: Array<{ topic: { topic_name: string } | null }> } | null };

export const ListedExpertFragmentDoc = `
    fragment ListedExpert on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
  company {
    company_name
  }
  expert_detail {
    topics(limit: 20) {
      topic {
        topic_name
      }
    }
  }
}
    `;
export const ExpertsForRestDocument = `
    query ExpertsForRest($filter: jsonb!, $afterPlace: Int!, $afterAt: timestamptz!, $afterId: uuid!, $limit: Int!) {
  find_leading_experts(
    args: {filter: $filter, sort: "recommended", after_place: $afterPlace, after_name: "", after_at: $afterAt, after_id: $afterId, page_rows: $limit}
    order_by: [{place: asc}, {name: asc}, {created_at: desc}, {user_id: desc}]
    limit: $limit
  ) {
    user_id
    place
    created_at
    expert {
      ...ListedExpert
    }
  }
}
    fragment ListedExpert on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
  company {
    company_name
  }
  expert_detail {
    topics(limit: 20) {
      topic {
        topic_name
      }
    }
  }
}`;
export const ExpertCountForRestDocument = `
    query ExpertCountForRest($filter: jsonb!, $countMax: Int!) {
  find_leading_experts_aggregate(
    args: {filter: $filter, sort: "none", after_place: 0, after_name: "", after_at: "infinity", after_id: "00000000-0000-0000-0000-000000000000", page_rows: $countMax}
  ) {
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
    ExpertsForRest(variables: ExpertsForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ExpertsForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ExpertsForRestQuery>({ document: ExpertsForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ExpertsForRest', 'query', variables);
    },
    ExpertCountForRest(variables: ExpertCountForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ExpertCountForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ExpertCountForRestQuery>({ document: ExpertCountForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ExpertCountForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
