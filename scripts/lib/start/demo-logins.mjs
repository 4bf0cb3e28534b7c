/** The demo people from seeds/personas shown on start, one per role; a test signs in as each. */
export const DEMO_PASSWORD = 'sagework-demo'

export const DEMO_LOGINS = [
  { role: 'Company', email: 'nora@brightwater.example', note: 'posts fractional roles for Brightwater' },
  { role: 'Expert', email: 'elena@sagework.example', note: 'complete profile, matched to open roles' },
  { role: 'Client', email: 'tom@client.example', note: 'no company, free plan' },
  { role: 'Staff', email: 'ada@sagework.example', note: 'reviews; code: npm run staff -- code ada@sagework.example' },
]
