/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, UseMutationOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
/** What the form sends. Money is integer cents; ids are those of the master tables; the title is made by the server. */
export type OpportunityInput = {
  achieveFromProgram?: unknown;
  assetIds: Array<string>;
  availabilityIds: Array<string>;
  brief: string;
  briefRichText: unknown;
  categoryIds: Array<string>;
  chatOnly?: boolean | null | undefined;
  companyAskedToSignNda: boolean;
  countryId?: string | null | undefined;
  deliverables?: unknown;
  domainIds: Array<string>;
  durationMonths?: number | null | undefined;
  durationTypeId?: string | null | undefined;
  expertId?: string | null | undefined;
  impactOnBusiness?: unknown;
  maxBudgetCents?: number | null | undefined;
  minBudgetCents?: number | null | undefined;
  ndaIds: Array<string>;
  noOfDays?: number | null | undefined;
  noOfDaysUnitId?: string | null | undefined;
  packageExpertIds?: Array<string> | null | undefined;
  paymentSchedules?: unknown;
  posterAgreedTerms: boolean;
  roleIds: Array<string>;
  skillIds: Array<string>;
  startDateId?: string | null | undefined;
  title?: string | null | undefined;
  topicIds: Array<string>;
  type: string;
};

export type CreateOpportunityMutationVariables = Exact<{
  input: OpportunityInput;
  postId: string;
  seenCredits?: number | null | undefined;
  seenTermsVersion: number;
}>;

export type CreateOpportunityMutation = { createOpportunity: { id: string, status: string } };

export type UpdateOpportunityMutationVariables = Exact<{
  id: string;
  version: number;
  input: OpportunityInput;
}>;

export type UpdateOpportunityMutation = { updateOpportunity: { id: string, status: string } };

export const CreateOpportunityDocument = `
    mutation CreateOpportunity($input: OpportunityInput!, $postId: uuid!, $seenCredits: Int, $seenTermsVersion: Int!) {
  createOpportunity(
    input: $input
    postId: $postId
    seenCredits: $seenCredits
    seenTermsVersion: $seenTermsVersion
  ) {
    id
    status
  }
}
    `;

export const useCreateOpportunityMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<CreateOpportunityMutation, TError, CreateOpportunityMutationVariables, TContext>) => {
    
    return useMutation<CreateOpportunityMutation, TError, CreateOpportunityMutationVariables, TContext>(
      {
    mutationKey: ['CreateOpportunity'],
    mutationFn: (variables?: CreateOpportunityMutationVariables) => graphqlFetcher<CreateOpportunityMutation, CreateOpportunityMutationVariables>(CreateOpportunityDocument, variables)(),
    ...options
  }
    )};

useCreateOpportunityMutation.fetcher = (variables: CreateOpportunityMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<CreateOpportunityMutation, CreateOpportunityMutationVariables>(CreateOpportunityDocument, variables, options);

export const UpdateOpportunityDocument = `
    mutation UpdateOpportunity($id: uuid!, $version: Int!, $input: OpportunityInput!) {
  updateOpportunity(id: $id, version: $version, input: $input) {
    id
    status
  }
}
    `;

export const useUpdateOpportunityMutation = <
      TError = Error,
      TContext = unknown
    >(options?: UseMutationOptions<UpdateOpportunityMutation, TError, UpdateOpportunityMutationVariables, TContext>) => {
    
    return useMutation<UpdateOpportunityMutation, TError, UpdateOpportunityMutationVariables, TContext>(
      {
    mutationKey: ['UpdateOpportunity'],
    mutationFn: (variables?: UpdateOpportunityMutationVariables) => graphqlFetcher<UpdateOpportunityMutation, UpdateOpportunityMutationVariables>(UpdateOpportunityDocument, variables)(),
    ...options
  }
    )};

useUpdateOpportunityMutation.fetcher = (variables: UpdateOpportunityMutationVariables, options?: RequestInit['headers']) => graphqlFetcher<UpdateOpportunityMutation, UpdateOpportunityMutationVariables>(UpdateOpportunityDocument, variables, options);
