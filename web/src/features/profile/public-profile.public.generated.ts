/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { publicGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type PublicProfilePartsFragment = { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, expert_detail: { bio: string | null, bio_rich_text: unknown, years_of_experience: number | null, profile_complete_percent: number, topics: Array<{ topic: { topic_name: string } | null }> } | null };

export type PublicProfileBySlugQueryVariables = Exact<{
  slug: string;
}>;

export type PublicProfileBySlugQuery = { users: Array<{ id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, expert_detail: { bio: string | null, bio_rich_text: unknown, years_of_experience: number | null, profile_complete_percent: number, topics: Array<{ topic: { topic_name: string } | null }> } | null }> };

export type PublicProfileByIdQueryVariables = Exact<{
  id: string;
}>;

export type PublicProfileByIdQuery = { users: Array<{ id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, expert_detail: { bio: string | null, bio_rich_text: unknown, years_of_experience: number | null, profile_complete_percent: number, topics: Array<{ topic: { topic_name: string } | null }> } | null }> };

export const PublicProfilePartsFragmentDoc = `
    fragment PublicProfileParts on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
  is_expert
  expert_detail {
    bio
    bio_rich_text
    years_of_experience
    profile_complete_percent
    topics {
      topic {
        topic_name
      }
    }
  }
}
    `;
export const PublicProfileBySlugDocument = `
    query PublicProfileBySlug($slug: String!) {
  users(where: {slug: {_eq: $slug}}, limit: 1) {
    ...PublicProfileParts
  }
}
    fragment PublicProfileParts on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
  is_expert
  expert_detail {
    bio
    bio_rich_text
    years_of_experience
    profile_complete_percent
    topics {
      topic {
        topic_name
      }
    }
  }
}`;

export const usePublicProfileBySlugQuery = <
      TData = PublicProfileBySlugQuery,
      TError = Error
    >(
      variables: PublicProfileBySlugQueryVariables,
      options?: Omit<UseQueryOptions<PublicProfileBySlugQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicProfileBySlugQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicProfileBySlugQuery, TError, TData>(
      {
    queryKey: ['PublicProfileBySlug', variables],
    queryFn: publicGraphqlFetcher<PublicProfileBySlugQuery, PublicProfileBySlugQueryVariables>(PublicProfileBySlugDocument, variables),
    ...options
  }
    )};

usePublicProfileBySlugQuery.document = PublicProfileBySlugDocument;

usePublicProfileBySlugQuery.getKey = (variables: PublicProfileBySlugQueryVariables) => ['PublicProfileBySlug', variables];

usePublicProfileBySlugQuery.rootKey = 'PublicProfileBySlug';

usePublicProfileBySlugQuery.fetcher = (variables: PublicProfileBySlugQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicProfileBySlugQuery, PublicProfileBySlugQueryVariables>(PublicProfileBySlugDocument, variables, options);

export const PublicProfileByIdDocument = `
    query PublicProfileById($id: uuid!) {
  users(where: {id: {_eq: $id}}, limit: 1) {
    ...PublicProfileParts
  }
}
    fragment PublicProfileParts on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
  is_expert
  expert_detail {
    bio
    bio_rich_text
    years_of_experience
    profile_complete_percent
    topics {
      topic {
        topic_name
      }
    }
  }
}`;

export const usePublicProfileByIdQuery = <
      TData = PublicProfileByIdQuery,
      TError = Error
    >(
      variables: PublicProfileByIdQueryVariables,
      options?: Omit<UseQueryOptions<PublicProfileByIdQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<PublicProfileByIdQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<PublicProfileByIdQuery, TError, TData>(
      {
    queryKey: ['PublicProfileById', variables],
    queryFn: publicGraphqlFetcher<PublicProfileByIdQuery, PublicProfileByIdQueryVariables>(PublicProfileByIdDocument, variables),
    ...options
  }
    )};

usePublicProfileByIdQuery.document = PublicProfileByIdDocument;

usePublicProfileByIdQuery.getKey = (variables: PublicProfileByIdQueryVariables) => ['PublicProfileById', variables];

usePublicProfileByIdQuery.rootKey = 'PublicProfileById';

usePublicProfileByIdQuery.fetcher = (variables: PublicProfileByIdQueryVariables, options?: RequestInit['headers']) => publicGraphqlFetcher<PublicProfileByIdQuery, PublicProfileByIdQueryVariables>(PublicProfileByIdDocument, variables, options);
