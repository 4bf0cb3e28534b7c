/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OpportunityFilterOptionsQueryVariables = Exact<{ [key: string]: never; }>;

export type OpportunityFilterOptionsQuery = { master_topics: Array<{ id: string, topic_name: string }>, master_domains: Array<{ id: string, domain_name: string }>, master_expertise: Array<{ id: string, expertise_name: string }>, master_countries: Array<{ id: string, country_name: string }> };

export const OpportunityFilterOptionsDocument = `
    query OpportunityFilterOptions {
  master_topics(where: {deleted: {_eq: false}}, order_by: {topic_name: asc}) {
    id
    topic_name
  }
  master_domains(where: {deleted: {_eq: false}}, order_by: {domain_name: asc}) {
    id
    domain_name
  }
  master_expertise(
    where: {deleted: {_eq: false}}
    order_by: {expertise_name: asc}
  ) {
    id
    expertise_name
  }
  master_countries(where: {deleted: {_eq: false}}, order_by: {country_name: asc}) {
    id
    country_name
  }
}
    `;

export const useOpportunityFilterOptionsQuery = <
      TData = OpportunityFilterOptionsQuery,
      TError = Error
    >(
      variables?: OpportunityFilterOptionsQueryVariables,
      options?: Omit<UseQueryOptions<OpportunityFilterOptionsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OpportunityFilterOptionsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OpportunityFilterOptionsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['OpportunityFilterOptions'] : ['OpportunityFilterOptions', variables],
    queryFn: graphqlFetcher<OpportunityFilterOptionsQuery, OpportunityFilterOptionsQueryVariables>(OpportunityFilterOptionsDocument, variables),
    ...options
  }
    )};

useOpportunityFilterOptionsQuery.document = OpportunityFilterOptionsDocument;

useOpportunityFilterOptionsQuery.getKey = (variables?: OpportunityFilterOptionsQueryVariables) => variables === undefined ? ['OpportunityFilterOptions'] : ['OpportunityFilterOptions', variables];

useOpportunityFilterOptionsQuery.rootKey = 'OpportunityFilterOptions';

useOpportunityFilterOptionsQuery.fetcher = (variables?: OpportunityFilterOptionsQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OpportunityFilterOptionsQuery, OpportunityFilterOptionsQueryVariables>(OpportunityFilterOptionsDocument, variables, options);
