/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type ProfilePartsFragment = { id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null, expert_detail: { bio: string | null, bio_rich_text: unknown, years_of_experience: number | null, profile_complete_percent: number, is_available_for_hire_as_cxo: boolean, entries: Array<{ id: string, kind: string, title: string | null, organization: string | null, started_year: number | null, ended_year: number | null, url: string | null, description: string | null }>, country: { country_name: string } | null, industry: { domain_name: string } | null, topics: Array<{ topic: { topic_name: string } | null }>, expertise: Array<{ expertise: { expertise_name: string } | null }>, domains: Array<{ domain: { domain_name: string } | null }>, rate_card: { min_value_cents: number, max_value_cents: number, roles: Array<{ role: { role_name: string, id: string } | null }>, rate_unit: { code: string }, category: { id: string } | null } | null } | null };

export type ProfileBySlugQueryVariables = Exact<{
  slug: string;
}>;

export type ProfileBySlugQuery = { users: Array<{ id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null, expert_detail: { bio: string | null, bio_rich_text: unknown, years_of_experience: number | null, profile_complete_percent: number, is_available_for_hire_as_cxo: boolean, entries: Array<{ id: string, kind: string, title: string | null, organization: string | null, started_year: number | null, ended_year: number | null, url: string | null, description: string | null }>, country: { country_name: string } | null, industry: { domain_name: string } | null, topics: Array<{ topic: { topic_name: string } | null }>, expertise: Array<{ expertise: { expertise_name: string } | null }>, domains: Array<{ domain: { domain_name: string } | null }>, rate_card: { min_value_cents: number, max_value_cents: number, roles: Array<{ role: { role_name: string, id: string } | null }>, rate_unit: { code: string }, category: { id: string } | null } | null } | null }> };

export type ProfileByIdQueryVariables = Exact<{
  id: string;
}>;

export type ProfileByIdQuery = { users: Array<{ id: string, first_name: string, last_name: string, slug: string, profile_pic: string | null, designation: string | null, is_expert: boolean, company: { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null } | null, expert_detail: { bio: string | null, bio_rich_text: unknown, years_of_experience: number | null, profile_complete_percent: number, is_available_for_hire_as_cxo: boolean, entries: Array<{ id: string, kind: string, title: string | null, organization: string | null, started_year: number | null, ended_year: number | null, url: string | null, description: string | null }>, country: { country_name: string } | null, industry: { domain_name: string } | null, topics: Array<{ topic: { topic_name: string } | null }>, expertise: Array<{ expertise: { expertise_name: string } | null }>, domains: Array<{ domain: { domain_name: string } | null }>, rate_card: { min_value_cents: number, max_value_cents: number, roles: Array<{ role: { role_name: string, id: string } | null }>, rate_unit: { code: string }, category: { id: string } | null } | null } | null }> };

export const ProfilePartsFragmentDoc = `
    fragment ProfileParts on users {
  ...UserCard
  ...AskableExpert
  company {
    ...CompanyCard
  }
  expert_detail {
    bio
    bio_rich_text
    entries(order_by: [{kind: asc}, {position: asc}]) {
      id
      kind
      title
      organization
      started_year
      ended_year
      url
      description
    }
    years_of_experience
    profile_complete_percent
    is_available_for_hire_as_cxo
    country {
      country_name
    }
    industry {
      domain_name
    }
    topics {
      topic {
        topic_name
      }
    }
    expertise {
      expertise {
        expertise_name
      }
    }
    domains {
      domain {
        domain_name
      }
    }
    rate_card {
      roles(order_by: {position: asc}) {
        role {
          role_name
        }
      }
      min_value_cents
      max_value_cents
      rate_unit {
        code
      }
    }
  }
}
    fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
fragment AskableExpert on users {
  id
  first_name
  is_expert
  expert_detail {
    is_available_for_hire_as_cxo
    rate_card {
      category {
        id
      }
      roles(order_by: {position: asc}) {
        role {
          id
        }
      }
    }
  }
}
fragment CompanyCard on companies {
  id
  company_name
  company_logo
  company_url
  company_brief
}`;
export const ProfileBySlugDocument = `
    query ProfileBySlug($slug: String!) {
  users(where: {slug: {_eq: $slug}}, limit: 1) {
    ...ProfileParts
  }
}
    fragment ProfileParts on users {
  ...UserCard
  ...AskableExpert
  company {
    ...CompanyCard
  }
  expert_detail {
    bio
    bio_rich_text
    entries(order_by: [{kind: asc}, {position: asc}]) {
      id
      kind
      title
      organization
      started_year
      ended_year
      url
      description
    }
    years_of_experience
    profile_complete_percent
    is_available_for_hire_as_cxo
    country {
      country_name
    }
    industry {
      domain_name
    }
    topics {
      topic {
        topic_name
      }
    }
    expertise {
      expertise {
        expertise_name
      }
    }
    domains {
      domain {
        domain_name
      }
    }
    rate_card {
      roles(order_by: {position: asc}) {
        role {
          role_name
        }
      }
      min_value_cents
      max_value_cents
      rate_unit {
        code
      }
    }
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
fragment AskableExpert on users {
  id
  first_name
  is_expert
  expert_detail {
    is_available_for_hire_as_cxo
    rate_card {
      category {
        id
      }
      roles(order_by: {position: asc}) {
        role {
          id
        }
      }
    }
  }
}
fragment CompanyCard on companies {
  id
  company_name
  company_logo
  company_url
  company_brief
}`;

export const useProfileBySlugQuery = <
      TData = ProfileBySlugQuery,
      TError = Error
    >(
      variables: ProfileBySlugQueryVariables,
      options?: Omit<UseQueryOptions<ProfileBySlugQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProfileBySlugQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProfileBySlugQuery, TError, TData>(
      {
    queryKey: ['ProfileBySlug', variables],
    queryFn: graphqlFetcher<ProfileBySlugQuery, ProfileBySlugQueryVariables>(ProfileBySlugDocument, variables),
    ...options
  }
    )};

useProfileBySlugQuery.document = ProfileBySlugDocument;

useProfileBySlugQuery.getKey = (variables: ProfileBySlugQueryVariables) => ['ProfileBySlug', variables];

useProfileBySlugQuery.rootKey = 'ProfileBySlug';

useProfileBySlugQuery.fetcher = (variables: ProfileBySlugQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ProfileBySlugQuery, ProfileBySlugQueryVariables>(ProfileBySlugDocument, variables, options);

export const ProfileByIdDocument = `
    query ProfileById($id: uuid!) {
  users(where: {id: {_eq: $id}}, limit: 1) {
    ...ProfileParts
  }
}
    fragment ProfileParts on users {
  ...UserCard
  ...AskableExpert
  company {
    ...CompanyCard
  }
  expert_detail {
    bio
    bio_rich_text
    entries(order_by: [{kind: asc}, {position: asc}]) {
      id
      kind
      title
      organization
      started_year
      ended_year
      url
      description
    }
    years_of_experience
    profile_complete_percent
    is_available_for_hire_as_cxo
    country {
      country_name
    }
    industry {
      domain_name
    }
    topics {
      topic {
        topic_name
      }
    }
    expertise {
      expertise {
        expertise_name
      }
    }
    domains {
      domain {
        domain_name
      }
    }
    rate_card {
      roles(order_by: {position: asc}) {
        role {
          role_name
        }
      }
      min_value_cents
      max_value_cents
      rate_unit {
        code
      }
    }
  }
}
fragment UserCard on users {
  id
  first_name
  last_name
  slug
  profile_pic
  designation
}
fragment AskableExpert on users {
  id
  first_name
  is_expert
  expert_detail {
    is_available_for_hire_as_cxo
    rate_card {
      category {
        id
      }
      roles(order_by: {position: asc}) {
        role {
          id
        }
      }
    }
  }
}
fragment CompanyCard on companies {
  id
  company_name
  company_logo
  company_url
  company_brief
}`;

export const useProfileByIdQuery = <
      TData = ProfileByIdQuery,
      TError = Error
    >(
      variables: ProfileByIdQueryVariables,
      options?: Omit<UseQueryOptions<ProfileByIdQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<ProfileByIdQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<ProfileByIdQuery, TError, TData>(
      {
    queryKey: ['ProfileById', variables],
    queryFn: graphqlFetcher<ProfileByIdQuery, ProfileByIdQueryVariables>(ProfileByIdDocument, variables),
    ...options
  }
    )};

useProfileByIdQuery.document = ProfileByIdDocument;

useProfileByIdQuery.getKey = (variables: ProfileByIdQueryVariables) => ['ProfileById', variables];

useProfileByIdQuery.rootKey = 'ProfileById';

useProfileByIdQuery.fetcher = (variables: ProfileByIdQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<ProfileByIdQuery, ProfileByIdQueryVariables>(ProfileByIdDocument, variables, options);
