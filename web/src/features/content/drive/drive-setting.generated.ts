/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, UseQueryOptions } from '@tanstack/react-query';
import { graphqlFetcher } from '#lib/graphql-fetcher.js';
export type DriveSettingQueryVariables = Exact<{
  config: string;
}>;

export type DriveSettingQuery = { system_configurations: Array<{ value: string }> };

export const DriveSettingDocument = `
    query DriveSetting($config: String!) {
  system_configurations(where: {config: {_eq: $config}}, limit: 1) {
    value
  }
}
    `;

export const useDriveSettingQuery = <
      TData = DriveSettingQuery,
      TError = Error
    >(
      variables: DriveSettingQueryVariables,
      options?: Omit<UseQueryOptions<DriveSettingQuery, TError, TData>, 'queryKey'> & { queryKey?: UseQueryOptions<DriveSettingQuery, TError, TData>['queryKey'] }
    ) => {
    
    return useQuery<DriveSettingQuery, TError, TData>(
      {
    queryKey: ['DriveSetting', variables],
    queryFn: graphqlFetcher<DriveSettingQuery, DriveSettingQueryVariables>(DriveSettingDocument, variables),
    ...options
  }
    )};

useDriveSettingQuery.document = DriveSettingDocument;

useDriveSettingQuery.getKey = (variables: DriveSettingQueryVariables) => ['DriveSetting', variables];

useDriveSettingQuery.rootKey = 'DriveSetting';

useDriveSettingQuery.fetcher = (variables: DriveSettingQueryVariables, options?: RequestInit['headers']) => graphqlFetcher<DriveSettingQuery, DriveSettingQueryVariables>(DriveSettingDocument, variables, options);
