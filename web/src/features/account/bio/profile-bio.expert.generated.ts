/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation, UseQueryOptions, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type OwnBioQueryVariables = Exact<{
  me: string;
}>;

export type OwnBioQuery = { expert_details_by_pk: { bio: string | null, bio_rich_text: unknown } | null };

export type SaveProfileBioMutationVariables = Exact<{
  bio: unknown;
}>;

export type SaveProfileBioMutation = { saveProfileBio: { userId: string, profileCompletePercent: number } };

export const OwnBioDocument = `
    query OwnBio($me: uuid!) {
  expert_details_by_pk(user_id: $me) {
    bio
    bio_rich_text
  }
}
    `;

export const useOwnBioQuery = <
      TData = OwnBioQuery,
      TError = Error
    >(
      variables: OwnBioQueryVariables,
      options?: Omit<UseQueryOptions<OwnBioQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<OwnBioQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<OwnBioQuery, TError, TData>(
      {
    queryKey: ['OwnBio', variables],
    queryFn: graphqlFetcher<OwnBioQuery, OwnBioQueryVariables>(OwnBioDocument, variables),
    ...options
  }
    )};

useOwnBioQuery.document = OwnBioDocument;

useOwnBioQuery.getKey = (variables: OwnBioQueryVariables) => ['OwnBio', variables];

useOwnBioQuery.rootKey = 'OwnBio';

useOwnBioQuery.fetcher = (variables: OwnBioQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<OwnBioQuery, OwnBioQueryVariables>(OwnBioDocument, variables, options);

export const SaveProfileBioDocument = `
    mutation SaveProfileBio($bio: jsonb!) {
  saveProfileBio(bio: $bio) {
    userId
    profileCompletePercent
  }
}
    `;

export const useSaveProfileBioMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<SaveProfileBioMutation, TError, SaveProfileBioMutationVariables, TContext>) => {
    
    return useMutation<SaveProfileBioMutation, TError, SaveProfileBioMutationVariables, TContext>(
      {
    mutationKey: ['SaveProfileBio'],
    mutationFn: (variables?: SaveProfileBioMutationVariables) => graphqlFetcher<SaveProfileBioMutation, SaveProfileBioMutationVariables>(SaveProfileBioDocument, variables)(),
    ...options
  }
    )};

useSaveProfileBioMutation.fetcher = (variables: SaveProfileBioMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<SaveProfileBioMutation, SaveProfileBioMutationVariables>(SaveProfileBioDocument, variables, options);
