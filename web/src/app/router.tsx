import { type ComponentProps, isValidElement, type ReactElement, useState } from 'react'
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom'
import { OPPORTUNITY_TYPES, SHARED_CREATOR, TYPE_FACTS } from '#contract/opportunities/type-facts.js'
import { lazyPart, type Visit } from '#lib/lazy-part.js'
import { paths, patterns } from '#lib/paths.js'
import { SessionLayout, SignInLayout } from './layouts/session-layout'
import { usePageChange } from './shell/focus/use-page-change'
import { RequireExpert, RequireSession } from './shell/guards'
import { useReferralLink } from './shell/use-referral-link'

const Home = lazyPart(() => import('./routes/home'))
const Dashboard = lazyPart(() => import('./routes/dashboard'))
const Conversation = lazyPart(() => import('./routes/conversations/conversation'))
const ConversationLink = lazyPart(() => import('./routes/conversations/conversation-link'))
const OwnMatches = lazyPart(() => import('./routes/matches/own-matches'))
const MatchingExperts = lazyPart(() => import('./routes/matches/matching-experts'))
const LeadingExperts = lazyPart(() => import('./routes/matches/leading-experts'))
const Notices = lazyPart(() => import('./routes/notices'))
const PostCreator = lazyPart(() => import('./routes/posting/post-creator'))
const OpportunitiesCreator = lazyPart(() => import('./routes/posting/opportunities-creator'))
const AllPackages = lazyPart(() => import('./routes/posting/all-packages'))
const OpportunitiesEditor = lazyPart(() => import('./routes/posting/opportunities-editor'))
const Insights = lazyPart(() => import('./routes/content/insights'))
const InsightDetail = lazyPart(() => import('./routes/content/insight-detail'))
const QuestionSummary = lazyPart(() => import('./routes/content/question-summary'))
const ContentPages = lazyPart(() => import('./routes/content/content-pages'))
const QuestionDetail = lazyPart(() => import('./routes/content/question-detail'))
const OpportunitySummary = lazyPart(() => import('./routes/opportunity-summary'))
const OpportunityDetail = lazyPart(() => import('./routes/opportunity-detail'))
const Profile = lazyPart(() => import('./routes/profile'))
const GlobalSearch = lazyPart(() => import('./routes/global-search'))
const Pricing = lazyPart(() => import('./routes/pricing'))
const Subscriptions = lazyPart(() => import('./routes/subscriptions'))
const GetCredits = lazyPart(() => import('./routes/get-credits'))
const Login = lazyPart(() => import('./routes/login'))
const LoginLink = lazyPart(() => import('./routes/login-link'))
const SignUp = lazyPart(() => import('./routes/sign-up'))
const ForgotPassword = lazyPart(() => import('./routes/forgot-password'))
const ResetPassword = lazyPart(() => import('./routes/reset-password'))
const VerifyEmail = lazyPart(() => import('./routes/verify-email'))
const Unsubscribe = lazyPart(() => import('./routes/account/unsubscribe'))
const Invite = lazyPart(() => import('./routes/invite'))
const SignUpToPost = lazyPart(() => import('./routes/posting/sign-up-to-post'))
const AccountPages = lazyPart(() => import('./routes/account/account-pages'))
const CreditPages = lazyPart(() => import('./routes/credits/credit-pages'))
const LegalPages = lazyPart(() => import('./routes/legal/legal-pages'))
const OpportunityPages = lazyPart(() => import('./routes/opportunities/opportunity-pages'))
const StaffPages = lazyPart(() => import('./routes/admin/staff-pages'))
const NotFound = lazyPart(() => import('./routes/not-found'))

/** Types that aren't created where all others are. */
const typesWithAddress = () =>
  OPPORTUNITY_TYPES.map((type) => ({ type, address: TYPE_FACTS[type].address })).filter(
    ({ address }) => address !== SHARED_CREATOR,
  )

const LEGAL_PAGES = [
  { path: patterns.hiringTerms, page: 'hiring-terms' },
  { path: patterns.terms, page: 'terms-of-use' },
  { path: patterns.privacy, page: 'privacy' },
  { path: patterns.cookies, page: 'cookies' },
] as const

/** Pages that only experts have. */
function expertRoutes() {
  return (
    <Route element={<RequireExpert />}>
      <Route path={patterns.accountExpertise} element={<AccountPages page="account-expertise" />} />
      <Route path={patterns.createInsight} element={<ContentPages page="share-insight" />} />
      <Route path={patterns.shareInsight} element={<ContentPages page="share-insight" />} />
      <Route path={patterns.editInsight} element={<ContentPages page="share-insight" />} />
      <Route path={patterns.contentReview} element={<ContentPages page="content-review" />} />
      <Route path={patterns.ownTranscript} element={<ContentPages page="own-transcript" />} />
      <Route path={patterns.knowledgeHub} element={<ContentPages page="knowledge-hub" />} />
      <Route path={patterns.createAiTraining} element={<ContentPages page="ai-training" />} />
      <Route path={patterns.editAiTraining} element={<ContentPages page="ai-training" />} />
      <Route path={patterns.ownMatches} element={<OwnMatches />} />
      <Route path={patterns.income} element={<CreditPages page="income" />} />
      <Route path={patterns.incomePayout} element={<CreditPages page="income-payout" />} />
      <Route path={patterns.wizlingRedeem} element={<CreditPages page="wizling-redeem" />} />
    </Route>
  )
}

/** Every page, its address and who may open it. Guards only save a pointless page load; the server decides. */
function createRoutes() {
  return createRoutesFromElements(
    <>
      <Route element={<SignInLayout />}>
        <Route path={patterns.login} element={<Login />} />
        <Route path={patterns.loginLink} element={<LoginLink />} />
        <Route path={patterns.signUp} element={<SignUp accountType="client" />} />
        <Route path={patterns.signUpExpert} element={<SignUp accountType="expert" />} />
        <Route path={patterns.forgotPassword} element={<ForgotPassword />} />
        <Route path={patterns.resetPassword} element={<ResetPassword />} />
        <Route path={patterns.verifyEmail} element={<VerifyEmail />} />
        <Route path={patterns.invite} element={<Invite />} />
        <Route path={patterns.accountUnsubscribe} element={<Unsubscribe />} />
      </Route>
      <Route element={<SessionLayout />}>
        <Route path={patterns.home} element={<Home />} />
        <Route path={patterns.conversationLink} element={<ConversationLink />} />
        <Route path={patterns.conversationLinkById} element={<ConversationLink />} />
        <Route path={patterns.globalSearch} element={<GlobalSearch />} />
        <Route path={patterns.pricing} element={<Pricing />} />
        <Route path={patterns.insights} element={<Insights />} />
        <Route path={patterns.insightDetail} element={<InsightDetail />} />
        <Route path={patterns.questionSummary} element={<QuestionSummary />} />
        <Route path={patterns.questionDetail} element={<QuestionDetail />} />
        <Route path={patterns.answerDetail} element={<QuestionDetail />} />
        <Route path={patterns.questionResponse} element={<QuestionDetail isOneAnswer />} />
        <Route path={patterns.allPackages} element={<AllPackages />} />
        {/* the page finds its dialog by address and shows it over itself */}
        <Route path={patterns.adviceOffering} element={<ContentPages page="advice-offering" />} />
        <Route path={patterns.adviceDetails} element={<ContentPages page="advice-offering" />} />
        {LEGAL_PAGES.map(({ path, page }) => (
          <Route key={page} path={path} element={<LegalPages page={page} />} />
        ))}
        <Route path={`${patterns.admin}/*`} element={<StaffPages />} />
        <Route path={patterns.opportunitiesCreator} element={<OpportunitiesCreator />} />
        {typesWithAddress().map(({ type, address }) => (
          <Route key={type} element={<RequireSession forVisitors={<SignUpToPost type={type} />} />}>
            <Route path={address} element={<PostCreator key={type} type={type} />} />
          </Route>
        ))}
        <Route element={<RequireSession />}>
          <Route path={patterns.dashboard} element={<Dashboard />} />
          <Route path={patterns.conversation} element={<Conversation />} />
          <Route path={patterns.leadingExperts} element={<LeadingExperts />} />
          <Route path={patterns.matchingExperts} element={<MatchingExperts />} />
          <Route path={patterns.notices} element={<Notices />} />
          <Route path={patterns.wizlingRequest} element={<CreditPages page="wizling-request" />} />
          <Route path={patterns.subscriptions} element={<Subscriptions />} />
          <Route path={patterns.subscriptionPlans} element={<Subscriptions />} />
          <Route path={patterns.wizling} element={<CreditPages page="wizling" />} />
          <Route path={patterns.refer} element={<CreditPages page="refer" />} />
          <Route path={patterns.wizlingTransactions} element={<CreditPages page="wizling-transactions" />} />
          <Route path={patterns.createQuestion} element={<ContentPages page="create-question" />} />
          <Route path={patterns.insightsCreator} element={<ContentPages page="insights-creator" />} />
          <Route path={patterns.insightsEditor} element={<ContentPages page="insights-creator" />} />
          <Route path={patterns.knowledge} element={<ContentPages page="knowledge" />} />
          <Route path={patterns.account} element={<AccountPages page="account" />} />
          {expertRoutes()}
          <Route path={patterns.accountData} element={<AccountPages page="account-data" />} />
          <Route path={patterns.accountGoogleDrive} element={<AccountPages page="account-google-drive" />} />
          <Route path={patterns.accountNotifications} element={<AccountPages page="account-notifications" />} />
          <Route path={patterns.accountSecurity} element={<AccountPages page="account-security" />} />
          <Route path={patterns.opportunitiesEditor} element={<OpportunitiesEditor />} />
          {typesWithAddress().map(({ type, address }) => (
            <Route key={type} path={`${address}/:id`} element={<PostCreator key={type} type={type} />} />
          ))}
          <Route path={patterns.opportunitySummary} element={<OpportunitySummary />} />
          <Route path={patterns.opportunityCompare} element={<OpportunityPages page="opportunity-compare" />} />
          <Route path={patterns.opportunityTimeline} element={<OpportunityPages page="opportunity-timeline" />} />
          <Route path={patterns.deals} element={<OpportunityPages page="own-deals" />} />
          <Route path={patterns.dealRecord} element={<OpportunityPages page="deal-record" />} />
          {/* the page finds its dialogs by address and shows them over itself */}
          <Route path={patterns.opportunityDetail} element={<OpportunityDetail />}>
            <Route path={patterns.opportunityClose} element={null} />
            <Route path={patterns.opportunityDelete} element={null} />
            <Route path={patterns.opportunityOptOut} element={null} />
            <Route path={patterns.opportunityReject} element={null} />
          </Route>
          <Route path={patterns.getCredits} element={<GetCredits />} />
          <Route path={patterns.paymentStatus} element={<CreditPages page="payment-status" />} />
        </Route>
        <Route path={patterns.sharedOffer} element={<Profile />} />
        <Route path={patterns.profileById} element={<Profile />} />
        <Route path={patterns.profile} element={<Profile />} />
        <Route path={paths.notFound} element={<NotFound />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </>,
  )
}

export function AppRoutes() {
  usePageChange()
  useReferralLink()
  const [routes] = useState(createRoutes)
  return useRoutes(routes)
}

/** Loads the code of a page and of its layout, and begins to ask for what they show. */
export async function loadPage(pathname: string, visitor: Omit<Visit, 'params'>): Promise<void> {
  const matches = matchRoutes(createRoutes(), pathname) ?? []
  const elements = matches.flatMap(({ route: { element } }) => (isValidElement(element) ? element : []))
  const visit: Visit = { ...visitor, params: matches.at(-1)?.params ?? {} }
  const isAtLogin = !visit.user && elements.some(isForMembersOnly)
  // who is sent to log in leaves by the visitors' layout
  const parts = isAtLogin
    ? [SessionLayout, SignInLayout, Login]
    : elements.flatMap(({ type }) => (isPart(type) ? type : []))
  await Promise.all(parts.map((part) => part.prepare(visit)))
}

const isForMembersOnly = ({ type, props }: ReactElement): boolean =>
  type === RequireSession && !(props as ComponentProps<typeof RequireSession>).forVisitors

/** A `lazyPart`, or a layout that has some. */
function isPart(component: unknown): component is { prepare(visit: Visit): Promise<void> } {
  return typeof component === 'function' && 'prepare' in component
}
