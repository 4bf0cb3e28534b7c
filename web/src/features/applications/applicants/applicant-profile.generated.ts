/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ApplicantProfileQueryVariables = Exact<{
  userId: string;
}>;

export type ApplicantProfileQuery = { expert_details_by_pk: { user_id: string, bio: string | null, experience: string | null, work: string | null, years_of_experience: number | null, country: { country_name: string } | null, industry: { domain_name: string } | null, topics: Array<{ topic: { id: string, topic_name: string } | null }>, expertise: Array<{ expertise: { id: string, expertise_name: string } | null }>, rate_card: { min_value_cents: number, max_value_cents: number, rate_unit: { code: string } } | null } | null };

export const ApplicantProfileDocument = `
    query ApplicantProfile($userId: uuid!) {
  expert_details_by_pk(user_id: $userId) {
    user_id
    bio
    experience
    work
    years_of_experience
    country {
      country_name
    }
    industry {
      domain_name
    }
    topics {
      topic {
        id
        topic_name
      }
    }
    expertise {
      expertise {
        id
        expertise_name
      }
    }
    rate_card {
      min_value_cents
      max_value_cents
      rate_unit {
        code
      }
    }
  }
}
    `;

export const useApplicantProfileQuery = <
      TData = ApplicantProfileQuery,
      TError = Error
    >(
      variables: ApplicantProfileQueryVariables,
      options?: Omit<UseQueryOptions<ApplicantProfileQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ApplicantProfileQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ApplicantProfileQuery, TError, TData>(
      {
    queryKey: ['ApplicantProfile', variables],
    queryFn: graphqlFetcher<ApplicantProfileQuery, ApplicantProfileQueryVariables>(ApplicantProfileDocument, variables),
    ...options
  }
    )};

useApplicantProfileQuery.document = ApplicantProfileDocument;

useApplicantProfileQuery.getKey = (variables: ApplicantProfileQueryVariables) => ['ApplicantProfile', variables];

useApplicantProfileQuery.rootKey = 'ApplicantProfile';

useApplicantProfileQuery.fetcher = (variables: ApplicantProfileQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ApplicantProfileQuery, ApplicantProfileQueryVariables>(ApplicantProfileDocument, variables, options);
