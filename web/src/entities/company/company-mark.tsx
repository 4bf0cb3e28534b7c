interface CompanyMarkProps {
  company: { company_name: string; company_logo: string | null }
}

/** The company's logo, or its name if it has none (OPP-31). */
export function CompanyMark({ company }: CompanyMarkProps) {
  if (!company.company_logo) return <span className="text-sm font-medium text-ink">{company.company_name}</span>
  return (
    <img
      src={company.company_logo}
      alt={company.company_name}
      className="h-8 w-auto max-w-48 object-contain object-left"
    />
  )
}
