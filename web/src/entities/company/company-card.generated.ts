/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CompanyCardFragment = { id: string, company_name: string, company_logo: string | null, company_url: string | null, company_brief: string | null };

export const CompanyCardFragmentDoc = `
    fragment CompanyCard on companies {
  id
  company_name
  company_logo
  company_url
  company_brief
}
    `;
