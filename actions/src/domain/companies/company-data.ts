interface Company {
  company_name: string
  company_logo?: string | null
  company_url?: string | null
  company_brief?: string | null
}

/** `companyData` as every REST response returns it (OPP-18). A company counts as set up once it has a description. */
export function companyData(company: Company) {
  return {
    company: {
      companyName: company.company_name,
      companyLogo: company.company_logo,
      companySetup: Boolean(company.company_brief),
    },
    companyUrl: company.company_url,
    companyBrief: company.company_brief,
  }
}
