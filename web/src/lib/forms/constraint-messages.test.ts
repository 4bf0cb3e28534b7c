import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONSTRAINT_MESSAGES, violationMessage } from './constraint-messages'

const MIGRATIONS = join(process.cwd(), 'hasura/migrations/default')
const sql = readdirSync(MIGRATIONS)
  .map((folder) => readFileSync(join(MIGRATIONS, folder, 'up.sql'), 'utf8'))
  .join('\n')
const TABLES =
  'users|user_accounts|companies|expert_details|expert_topics|expert_expertise|expert_domains|profile_entries|saved_filters|user_ai_preferences'
const declared = new Set(
  [...sql.matchAll(new RegExp(`CONSTRAINT ((?:${TABLES})_\\w+)\\s+(?:CHECK|REFERENCES)`, 'g'))].map(([, name]) => name),
)
for (const name of ['saved_filters_name_once', 'saved_filters_stay_few']) if (sql.includes(name)) declared.add(name)
/** Constraints on columns that no form writes. */
const NOT_OF_FORMS = [
  'users_slug_form',
  'users_slug_not_reserved',
  'users_profile_pic_is_link',
  'user_accounts_user_fkey',
  'user_accounts_email_lower',
  'user_accounts_login_type_filled',
  'user_accounts_referral_code_form',
  'companies_logo_is_link',
  'companies_created_by_fkey',
  'expert_details_user_fkey',
  'expert_details_percent_in_steps',
  'expert_details_response_limit_bounded',
  'expert_details_org_role_length',
  'expert_details_org_role_one_line',
  'expert_details_org_role_visible',
  'saved_filters_user_fkey',
  'user_ai_preferences_person_fkey',
  'expert_topics_expert_fkey',
  'expert_expertise_expert_fkey',
  'expert_domains_expert_fkey',
  'profile_entries_expert_fkey',
  ...['bio', 'experience', 'work'].flatMap((text) => [
    `expert_details_${text}_length`,
    `expert_details_${text}_visible`,
  ]),
  'expert_details_bio_rich_text_sized',
  'expert_details_bio_rich_text_readable',
]

describe('messages for database constraints', () => {
  it('cover every constraint on a column that forms write, and no removed one', () => {
    const written = [...declared].filter((name) => name && !NOT_OF_FORMS.includes(name))
    expect(written.sort()).toEqual(Object.keys(CONSTRAINT_MESSAGES).sort())
  })

  it('appear at the field, and never show the database’s own', () => {
    const known =
      'Check constraint violation. new row for relation "companies" violates check constraint "companies_url_is_web"'
    expect(violationMessage(known).errors).toEqual([
      { field: 'companyUrl', message: 'Enter a web address, such as company.com' },
    ])
    const unknown = violationMessage(
      'Check constraint violation. new row for relation "x" violates check constraint "x_y"',
    )
    expect(unknown.errors).toEqual([])
    expect(unknown.message).not.toMatch(/constraint|relation/)
  })

  it('of two tabs that save the same list at once, the second isn’t told to check its words', () => {
    const second = violationMessage(
      'Uniqueness violation. duplicate key value violates unique constraint "profile_entries_place_once"',
    )
    expect(second).toEqual({ message: expect.stringMatching(/at the same moment/), errors: [] })
  })
})
