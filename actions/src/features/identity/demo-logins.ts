/** The people from seeds/personas offered on the login page in demo mode; their password is public. */
const DEMO_PASSWORD = 'sagework-demo'

export const DEMO_LOGINS = [
  { label: 'Company: Nora, Brightwater', email: 'nora@brightwater.example', password: DEMO_PASSWORD },
  { label: 'Expert: Elena', email: 'elena@sagework.example', password: DEMO_PASSWORD },
  { label: 'Client: Tom, no company', email: 'tom@client.example', password: DEMO_PASSWORD },
  { label: 'Staff: Ada', email: 'ada@sagework.example', password: DEMO_PASSWORD },
] as const
