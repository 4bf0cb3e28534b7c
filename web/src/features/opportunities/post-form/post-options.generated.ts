/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type FractionalOptionsQueryVariables = Exact<{ [key: string]: never; }>;

export type FractionalOptionsQuery = { master_objectives: Array<{ id: string, objective_name: string }>, master_topics: Array<{ id: string, topic_name: string, objective_id: string }>, master_expertise: Array<{ id: string, expertise_name: string, category_id: string }>, master_domains: Array<{ id: string, domain_name: string }>, master_countries: Array<{ id: string, country_name: string }>, master_roles: Array<{ id: string, role_name: string }>, opportunity_duration_types: Array<{ id: string, code: string, duration_type: string }>, opportunity_start_dates: Array<{ id: string, code: string, start_date: string }>, opportunity_availability_types: Array<{ id: string, code: string, availability_type: string }> };

export const FractionalOptionsDocument = `
    query FractionalOptions {
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

export const useFractionalOptionsQuery = <
      TData = FractionalOptionsQuery,
      TError = Error
    >(
      variables?: FractionalOptionsQueryVariables,
      options?: Omit<UseQueryOptions<FractionalOptionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<FractionalOptionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<FractionalOptionsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['FractionalOptions'] : ['FractionalOptions', variables],
    queryFn: graphqlFetcher<FractionalOptionsQuery, FractionalOptionsQueryVariables>(FractionalOptionsDocument, variables),
    ...options
  }
    )};

useFractionalOptionsQuery.document = FractionalOptionsDocument;

useFractionalOptionsQuery.getKey = (variables?: FractionalOptionsQueryVariables) => variables === undefined ? ['FractionalOptions'] : ['FractionalOptions', variables];

useFractionalOptionsQuery.rootKey = 'FractionalOptions';

useFractionalOptionsQuery.fetcher = (variables?: FractionalOptionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<FractionalOptionsQuery, FractionalOptionsQueryVariables>(FractionalOptionsDocument, variables, options);
