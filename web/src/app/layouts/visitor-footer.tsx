import { Link } from 'react-router-dom'
import { useConfig } from '#lib/config.js'
import { paths } from '#lib/paths.js'
import { ThemeSwitch } from '../shell/theme-switch'

const LINK = 'inline-flex min-h-6 items-center text-muted hover:text-ink'

export function VisitorFooter() {
  const { productName, supportEmail } = useConfig()
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-content flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 text-sm md:px-8">
        <p className="text-muted">
          © {new Date().getFullYear()} {productName}
        </p>
        <nav aria-label="Footer" className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to={paths.signUp()} className={LINK}>
            For companies
          </Link>
          <Link to={paths.signUpExpert()} className={LINK}>
            For experts
          </Link>
          <Link to={paths.insights()} className={LINK}>
            Insights
          </Link>
          <Link to={paths.questionSummary()} className={LINK}>
            Q&A
          </Link>
          <Link to={paths.adviceOffering()} className={LINK}>
            1:1 calls
          </Link>
          <Link to={paths.terms()} className={LINK}>
            Terms of use
          </Link>
          <Link to={paths.hiringTerms()} className={LINK}>
            Terms of hiring
          </Link>
          <Link to={paths.privacy()} className={LINK}>
            Privacy
          </Link>
          <Link to={paths.cookies()} className={LINK}>
            Cookies
          </Link>
          {supportEmail ? (
            <a href={`mailto:${supportEmail}`} className={LINK}>
              Contact
            </a>
          ) : null}
          <ThemeSwitch />
        </nav>
      </div>
    </footer>
  )
}
