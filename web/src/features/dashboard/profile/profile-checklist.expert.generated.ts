/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ExpertChecklistQueryVariables = Exact<{
  me: string;
}>;

export type ExpertChecklistQuery = { expert_details_by_pk: { profile_complete_percent: number, is_profile_photo_uploaded: boolean, is_bio_added: boolean, is_domain_skill_topic_industry: boolean, is_experience_added: boolean, is_work_added: boolean } | null };

export const ExpertChecklistDocument = `
    query ExpertChecklist($me: uuid!) {
  expert_details_by_pk(user_id: $me) {
    profile_complete_percent
    is_profile_photo_uploaded
    is_bio_added
    is_domain_skill_topic_industry
    is_experience_added
    is_work_added
  }
}
    `;

export const useExpertChecklistQuery = <
      TData = ExpertChecklistQuery,
      TError = Error
    >(
      variables: ExpertChecklistQueryVariables,
      options?: Omit<UseQueryOptions<ExpertChecklistQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ExpertChecklistQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ExpertChecklistQuery, TError, TData>(
      {
    queryKey: ['ExpertChecklist', variables],
    queryFn: graphqlFetcher<ExpertChecklistQuery, ExpertChecklistQueryVariables>(ExpertChecklistDocument, variables),
    ...options
  }
    )};

useExpertChecklistQuery.document = ExpertChecklistDocument;

useExpertChecklistQuery.getKey = (variables: ExpertChecklistQueryVariables) => ['ExpertChecklist', variables];

useExpertChecklistQuery.rootKey = 'ExpertChecklist';

useExpertChecklistQuery.fetcher = (variables: ExpertChecklistQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ExpertChecklistQuery, ExpertChecklistQueryVariables>(ExpertChecklistDocument, variables, options);
