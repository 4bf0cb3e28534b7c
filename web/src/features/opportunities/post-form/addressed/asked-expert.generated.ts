/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type RoleBudgetFragment = { min_amount_cents: number, max_amount_cents: number, duration_type: { code: string } };

export type AskedExpertQueryVariables = Exact<{
  id: string;
}>;

export type AskedExpertQuery = { users: Array<{ is_expert: boolean, id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, expert_detail: { is_available_for_hire_as_cxo: boolean, country_id: string | null, topics: Array<{ topic_id: string }>, expertise: Array<{ expertise_id: string }>, domains: Array<{ domain_id: string }>, rate_card: { min_value_cents: number, max_value_cents: number, category_id: string, rate_unit: { code: string }, roles: Array<{ role_id: string, role: { budget_ranges: Array<{ min_amount_cents: number, max_amount_cents: number, duration_type: { code: string } }> } | null }>, availabilities: Array<{ availability_type_id: string }> } | null } | null }> };

export const RoleBudgetFragmentDoc = `
    fragment RoleBudget on budget_ranges {
  min_amount_cents
  max_amount_cents
  duration_type {
    code
  }
}
    `;
export const AskedExpertDocument = `
    query AskedExpert($id: uuid!) {
  users(where: {id: {_eq: $id}}, limit: 1) {
    ...UserCard
    is_expert
    expert_detail {
      is_available_for_hire_as_cxo
      country_id
      topics {
        topic_id
      }
      expertise {
        expertise_id
      }
      domains {
        domain_id
      }
      rate_card {
        min_value_cents
        max_value_cents
        category_id
        rate_unit {
          code
        }
        roles(order_by: {position: asc}, limit: 20) {
          role_id
          role {
            budget_ranges(limit: 10) {
              ...RoleBudget
            }
          }
        }
        availabilities {
          availability_type_id
        }
      }
    }
  }
}
    fragment RoleBudget on budget_ranges {
  min_amount_cents
  max_amount_cents
  duration_type {
    code
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}`;

export const useAskedExpertQuery = <
      TData = AskedExpertQuery,
      TError = Error
    >(
      variables: AskedExpertQueryVariables,
      options?: Omit<UseQueryOptions<AskedExpertQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<AskedExpertQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<AskedExpertQuery, TError, TData>(
      {
    queryKey: ['AskedExpert', variables],
    queryFn: graphqlFetcher<AskedExpertQuery, AskedExpertQueryVariables>(AskedExpertDocument, variables),
    ...options
  }
    )};

useAskedExpertQuery.document = AskedExpertDocument;

useAskedExpertQuery.getKey = (variables: AskedExpertQueryVariables) => ['AskedExpert', variables];

useAskedExpertQuery.rootKey = 'AskedExpert';

useAskedExpertQuery.fetcher = (variables: AskedExpertQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<AskedExpertQuery, AskedExpertQueryVariables>(AskedExpertDocument, variables, options);
