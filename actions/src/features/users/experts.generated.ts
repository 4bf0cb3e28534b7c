/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { GraphQLClient, type RequestOptions } from 'graphql-request';
type GraphQLClientRequestHeaders = RequestOptions['requestHeaders'];
export type ListedExpertFragment = { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, company: { company_name: string } | null, expert_detail: { topics: Array<{ topic: { topic_name: string } | null }> } | null };

export type ExpertsForRestQueryVariables = Exact<{
  skip: number;
  limit: number;
  countMax: number;
}>;

export type ExpertsForRestQuery = { users: Array<{ id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, company: { company_name: string } | null, expert_detail: { topics: Array<{ topic: { topic_name: string } | null }> } | null }>, users_aggregate: { aggregate: { count: number } | null } };

export type ExpertsOfTopicForRestQueryVariables = Exact<{
  topic: string;
  skip: number;
  limit: number;
  countMax: number;
}>;

export type ExpertsOfTopicForRestQuery = { users: Array<{ id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, company: { company_name: string } | null, expert_detail: { topics: Array<{ topic: { topic_name: string } | null }> } | null }>, users_aggregate: { aggregate: { count: number } | null } };

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
    query ExpertsForRest($skip: Int!, $limit: Int!, $countMax: Int!) {
  users(
    where: {is_expert: {_eq: true}, expert_detail: {profile_complete_percent: {_eq: 100}}}
    order_by: [{created_at: desc}, {id: asc}]
    offset: $skip
    limit: $limit
  ) {
    ...ListedExpert
  }
  users_aggregate(
    where: {is_expert: {_eq: true}, expert_detail: {profile_complete_percent: {_eq: 100}}}
    limit: $countMax
  ) {
    aggregate {
      count
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
export const ExpertsOfTopicForRestDocument = `
    query ExpertsOfTopicForRest($topic: uuid!, $skip: Int!, $limit: Int!, $countMax: Int!) {
  users(
    where: {is_expert: {_eq: true}, expert_detail: {profile_complete_percent: {_eq: 100}, topics: {topic_id: {_eq: $topic}}}}
    order_by: [{created_at: desc}, {id: asc}]
    offset: $skip
    limit: $limit
  ) {
    ...ListedExpert
  }
  users_aggregate(
    where: {is_expert: {_eq: true}, expert_detail: {profile_complete_percent: {_eq: 100}, topics: {topic_id: {_eq: $topic}}}}
    limit: $countMax
  ) {
    aggregate {
      count
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

export type SdkFunctionWrapper = <T>(action: (requestHeaders?:Record<string, string>) => Promise<T>, operationName: string, operationType?: string, variables?: any) => Promise<T>;

const defaultWrapper: SdkFunctionWrapper = (action, _operationName, _operationType, _variables) => action();

export function getSdk(client: GraphQLClient, withWrapper: SdkFunctionWrapper = defaultWrapper) {
  return {
    ExpertsForRest(variables: ExpertsForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ExpertsForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ExpertsForRestQuery>({ document: ExpertsForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ExpertsForRest', 'query', variables);
    },
    ExpertsOfTopicForRest(variables: ExpertsOfTopicForRestQueryVariables, requestHeaders?: GraphQLClientRequestHeaders, signal?: RequestInit['signal']): Promise<ExpertsOfTopicForRestQuery> {
      return withWrapper((wrappedRequestHeaders) => client.request<ExpertsOfTopicForRestQuery>({ document: ExpertsOfTopicForRestDocument, variables, requestHeaders: { ...requestHeaders, ...wrappedRequestHeaders }, signal }), 'ExpertsOfTopicForRest', 'query', variables);
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;
