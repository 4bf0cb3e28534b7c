/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { staffGraphqlFetcher } from '#lib/graphql-fetcher.js';
export type ReviewNamesQueryVariables = Exact<{ [key: string]: never; }>;

export type ReviewNamesQuery = { master_objectives: Array<{ id: string, objective_name: string }>, master_topics: Array<{ id: string, topic_name: string }>, master_expertise: Array<{ id: string, expertise_name: string }>, master_domains: Array<{ id: string, domain_name: string }>, master_countries: Array<{ id: string, country_name: string }>, master_roles: Array<{ id: string, role_name: string }>, opportunity_duration_types: Array<{ id: string, code: string }>, opportunity_start_dates: Array<{ id: string, start_date: string }>, opportunity_availability_types: Array<{ id: string, availability_type: string }> };

export const ReviewNamesDocument = `
    query ReviewNames {
  master_objectives {
    id
    objective_name
  }
  master_topics {
    id
    topic_name
  }
  master_expertise {
    id
    expertise_name
  }
  master_domains {
    id
    domain_name
  }
  master_countries {
    id
    country_name
  }
  master_roles {
    id
    role_name
  }
  opportunity_duration_types {
    id
    code
  }
  opportunity_start_dates {
    id
    start_date
  }
  opportunity_availability_types {
    id
    availability_type
  }
}
    `;

export const useReviewNamesQuery = <
      TData = ReviewNamesQuery,
      TError = Error
    >(
      variables?: ReviewNamesQueryVariables,
      options?: Omit<UseQueryOptions<ReviewNamesQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ReviewNamesQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ReviewNamesQuery, TError, TData>(
      {
    queryKey: variables === undefined ? ['ReviewNames'] : ['ReviewNames', variables],
    queryFn: staffGraphqlFetcher<ReviewNamesQuery, ReviewNamesQueryVariables>(ReviewNamesDocument, variables),
    ...options
  }
    )};

useReviewNamesQuery.document = ReviewNamesDocument;

useReviewNamesQuery.getKey = (variables?: ReviewNamesQueryVariables) => variables === undefined ? ['ReviewNames'] : ['ReviewNames', variables];

useReviewNamesQuery.rootKey = 'ReviewNames';

useReviewNamesQuery.fetcher = (variables?: ReviewNamesQueryVariables, options?: RequestInit['headers']) => staffGraphqlFetcher<ReviewNamesQuery, ReviewNamesQueryVariables>(ReviewNamesDocument, variables, options);
