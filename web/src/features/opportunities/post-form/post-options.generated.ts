/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type PostOptionsQueryVariables = Exact<{ [key: string]: never; }>;

export type PostOptionsQuery = { master_objectives: Array<{ id: string, objective_name: string }>, master_topics: Array<{ id: string, topic_name: string, objective_id: string }>, master_expertise: Array<{ id: string, expertise_name: string, category_id: string }>, master_domains: Array<{ id: string, domain_name: string }>, master_countries: Array<{ id: string, country_name: string, country_code: string }>, master_roles: Array<{ id: string, role_name: string }>, opportunity_duration_types: Array<{ id: string, code: string, duration_type: string }>, opportunity_start_dates: Array<{ id: string, code: string, start_date: string }>, opportunity_availability_types: Array<{ id: string, code: string, availability_type: string }> };

export const PostOptionsDocument = `
    query PostOptions {
  master_objectives(
    where: {deleted: {_eq: false}}
    order_by: {objective_name: asc}
  ) {
    id
    objective_name
  }
  master_topics(where: {deleted: {_eq: false}}, order_by: {topic_name: asc}) {
    id
    topic_name
    objective_id
  }
  master_expertise(
    where: {deleted: {_eq: false}}
    order_by: {expertise_name: asc}
  ) {
    id
    expertise_name
    category_id
  }
  master_domains(where: {deleted: {_eq: false}}, order_by: {domain_name: asc}) {
    id
    domain_name
  }
  master_countries(where: {deleted: {_eq: false}}, order_by: {country_name: asc}) {
    id
    country_name
    country_code
  }
  master_roles(where: {deleted: {_eq: false}}, order_by: {role_name: asc}) {
    id
    role_name
  }
  opportunity_duration_types {
    id
    code
    duration_type
  }
  opportunity_start_dates(order_by: {sort: asc}) {
    id
    code
    start_date
  }
  opportunity_availability_types(order_by: {sort: asc}) {
    id
    code
    availability_type
  }
}
    `;

export const usePostOptionsQuery = <
      TData = PostOptionsQuery,
      TError = Error
    >(
      variables?: PostOptionsQueryVariables,
      options?: Omit<UseQueryOptions<PostOptionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PostOptionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PostOptionsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['PostOptions'] : ['PostOptions', variables],
    queryFn: graphqlFetcher<PostOptionsQuery, PostOptionsQueryVariables>(PostOptionsDocument, variables),
    ...options
  }
    )};

usePostOptionsQuery.document = PostOptionsDocument;

usePostOptionsQuery.getKey = (variables?: PostOptionsQueryVariables) => variables === undefined ? ['PostOptions'] : ['PostOptions', variables];

usePostOptionsQuery.rootKey = 'PostOptions';

usePostOptionsQuery.fetcher = (variables?: PostOptionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<PostOptionsQuery, PostOptionsQueryVariables>(PostOptionsDocument, variables, options);
