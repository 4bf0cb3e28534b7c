/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type UpgradeTextsQueryVariables = Exact<{ [key: string]: never; }>;

export type UpgradeTextsQuery = { system_configurations: Array<{ config: string, value: string }> };

export const UpgradeTextsDocument = `
    query UpgradeTexts {
  system_configurations(
    where: {config: {_in: ["FREE_PLAN_OPPORTUNITY_LIMIT", "EXPERT_COUNT_TEXT"]}}
  ) {
    config
    value
  }
}
    `;

export const useUpgradeTextsQuery = <
      TData = UpgradeTextsQuery,
      TError = Error
    >(
      variables?: UpgradeTextsQueryVariables,
      options?: Omit<UseQueryOptions<UpgradeTextsQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<UpgradeTextsQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<UpgradeTextsQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['UpgradeTexts'] : ['UpgradeTexts', variables],
    queryFn: publicGraphqlFetcher<UpgradeTextsQuery, UpgradeTextsQueryVariables>(UpgradeTextsDocument, variables),
    ...options
  }
    )};

useUpgradeTextsQuery.document = UpgradeTextsDocument;

useUpgradeTextsQuery.getKey = (variables?: UpgradeTextsQueryVariables) => variables === undefined ? ['UpgradeTexts'] : ['UpgradeTexts', variables];

useUpgradeTextsQuery.rootKey = 'UpgradeTexts';

useUpgradeTextsQuery.fetcher = (variables?: UpgradeTextsQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<UpgradeTextsQuery, UpgradeTextsQueryVariables>(UpgradeTextsDocument, variables, options);
