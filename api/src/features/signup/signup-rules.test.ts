import { describe, expect, it } from '@jest/globals'
import { passwordProblem } from './password-rule.ts'
import { birthProblem, nameEqualsEmail, sexualityOf, signupOpen } from './signup-rules.ts'

describe('passwords', () => {
  const own = { name: 'Sanne_34', email: 'sanne.jansen@example.test' }
  it.each([
    ['een lang paard', null],
    ['kQ7-vliegende-hollander', null],
    ['Welkom2026!', 'password_weak'],
    ['P@ssw0rd123', 'password_weak'],
    ['1234567890', 'password_weak'],
    ['qwertyuiop', 'password_weak'],
    ['aaaaaaaaaaaa', 'password_weak'],
    ['abcabcabcabc', 'password_weak'],
    ['iloveyou123', 'password_weak'],
    ['wachtwoordwachtwoord', 'password_weak'],
    ['W3lk0m-w3lk0m', 'password_weak'],
    ['Feyenoord1908', 'password_weak'],
    ['12-05-1987', 'password_weak'],
    ['mlkjhgfdsq', 'password_weak'],
    ['Välkommen123', 'password_weak'],
    ['Sanne_34Sanne_34', 'password_weak'],
    ['groenetafel7', null],
    ['8301749265', null],
    ['Xk3!fP0qzT', null],
    ['SANNE.JANSEN@example.test', 'password_equals_login'],
    ['sanne.jansen', 'password_equals_login'],
  ])('%s gives %s', async (password, problem) => {
    expect(await passwordProblem(password, own)).toBe(problem)
  })
})

describe('who may sign up', () => {
  it('has to be old enough on this very day', () => {
    expect(birthProblem('2008-03-02', '2026-03-01', 18)).toBe('dob_too_young')
    expect(birthProblem('2008-03-01', '2026-03-01', 18)).toBeNull()
    expect(birthProblem('2030-01-01', '2026-03-01', 18)).toBe('dob_invalid')
    expect(birthProblem('1890-01-01', '2026-03-01', 18)).toBe('dob_invalid')
  })

  it('comes from a traffic source where the site asks for one', () => {
    expect(signupOpen('all', undefined)).toBe(true)
    expect(signupOpen('with_trafficsource', undefined)).toBe(false)
    expect(signupOpen('with_trafficsource', 'partner')).toBe(true)
  })

  it('is not called like the own address', () => {
    expect(nameEqualsEmail('SANNE@example.test', 'sanne@example.test')).toBe(true)
    expect(nameEqualsEmail('sanne', 'sanne@example.test')).toBe(false)
  })
})

describe('sexuality at sign-up', () => {
  it.each([
    ['male', 'female', 'hetero'],
    ['female', 'male', 'hetero'],
    ['male', 'male', 'gay'],
    ['female', 'female', 'lesbian'],
    ['female', 'both', 'bi'],
  ] as const)('of a %s who seeks %s is %s', (gender, seeking, sexuality) => {
    expect(sexualityOf(gender, seeking)).toBe(sexuality)
  })
})
