interface Company {
  company_name: string
  company_logo?: string | null
  company_url?: string | null
  company_brief?: string | null
}

/** `companyData` as every REST answer shows a company (OPP-18). It is set up once it says what it does. */
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
