import fc from 'fast-check'
import { inputsFor } from '../../../api/test/fuzz.ts'
import { type Browser, browserOf } from '../../../api/test/visitors.ts'
import { type Kind, listed } from '../suite.ts'
import { ask } from '../world/ask.ts'
import { boxes } from '../world/buying.ts'
import { fits, problemOf, sendTo } from '../world/described.ts'
import { brokenPaths, hostilePaths } from '../world/hostile-paths.ts'
import { type Description, describeSite, type Operation } from '../world/openapi.ts'
import { signUpFields } from '../world/sign-up.ts'

/** The stream never ends; pictures, files, forms and pages are not JSON: other attacks are about them. */
const others = ['events', 'photo', 'paymentWebhook', 'getExportFile', 'pageHidden', 'openUnsubscribe']
const casesEach = 12

export const fuzz: Kind = async ({ world, attack, seeds }) => {
  const { office, apis, site } = world
  const description: Description = await describeSite(world)
  const operations = description.operations.filter(
    ({ name, takesFile }) => !others.includes(name) && !takesFile,
  )
  const partner = await office.person({ credits: 5 })

  const member = async (index: number): Promise<Browser> => {
    const person = await office.person({
      credits: 5,
      status: index % 20 === 19 ? 'not_confirmed' : 'active',
    })
    await person.post('/api/like.php', { profile_id: partner.profileId })
    return person
  }

  for (const seed of seeds)
    await attack(
      `${operations.length} calls answer as described, whatever is sent (seed ${seed})`,
      async () => {
        const wrong: string[] = []
        const one = async (operation: Operation) => {
          const inputs = fc.sample(operation.input ? inputsFor(operation.input) : fc.constant({}), {
            seed,
            numRuns: operation.input ? casesEach : 2,
          })
          // Some calls end the session: what comes after them is no longer a member's.
          let who = await member(seed + operation.name.length)
          for (const [index, input] of inputs.entries()) {
            if (index === casesEach / 2) who = await member(index)
            const caller = index % 5 === 4 ? browserOf(apis[index % 3] ?? apis[0]) : who
            const problem = problemOf(
              await sendTo(caller, operation, input),
              operation,
              description.error,
              input,
            )
            if (problem === null) continue
            const shown = JSON.stringify(input) ?? 'nothing'
            wrong.push(`${operation.name} ${shown.slice(0, 120)}: ${problem.slice(0, 160)}`)
          }
        }
        const waiting = [...operations]
        const work = async () => {
          for (let next = waiting.pop(); next; next = waiting.pop()) await one(next)
        }
        await Promise.all([work(), work(), work(), work()])
        return listed('other than described', wrong)
      },
    )

  for (const [place, address] of [
    ['the API', () => apis[2]],
    ['the site', site.address],
  ] as const) {
    await attack(
      `${hostilePaths.length} hostile addresses are no fault of the server, at ${place}`,
      async () => {
        const faults: string[] = []
        for (const path of hostilePaths) {
          const answer = await ask(address(), path, { headers: { Cookie: partner.cookie() } })
          if (answer === null || answer.status >= 500) faults.push(`${path} ${answer?.status ?? 'no answer'}`)
        }
        return listed('5xx', faults)
      },
    )

    await attack(
      `${brokenPaths.length} addresses that are none are refused in the usual shape, at ${place}`,
      async () => {
        const odd: string[] = []
        for (const path of brokenPaths) {
          const answer = await ask(address(), path, { headers: { Cookie: partner.cookie() } })
          const refused = answer !== null && answer.status >= 400 && answer.status < 500
          // What never was an address of the API may be refused by the document server in its own words.
          const usual =
            fits(description.error, answer?.json) || (place === 'the site' && answer?.json === null)
          const repeats = path.length > 100 && Boolean(answer?.text.includes(path.slice(5, 105)))
          if (!refused || !usual || repeats)
            odd.push(`${path.slice(0, 40)} ${answer?.status}: ${answer?.text.slice(0, 90)}`)
        }
        return listed('in another shape', odd)
      },
    )
  }

  const badBodies: readonly (readonly [string, string])[] = [
    ['application/json', '{"profile_id":'],
    ['application/json', ''],
    ['application/json', '[1,2,3]'],
    ['application/json', 'null'],
    ['application/json', '{"a":1,"a":2,"__proto__":{"x":1}}'],
    ['application/json', `${'['.repeat(20_000)}`],
    ['application/json', `{"profile_id":${'9'.repeat(400)}}`],
    // Read as what it is, whatever it calls itself: nobody has this number.
    ['application/json; charset=utf-16', '{"profile_id":2147483647}'],
    ['application/json', '{"profile_id":"\\ud800"}'],
    ['text/plain', 'hallo'],
    ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['application/x-www-form-urlencoded', 'profile_id=1'],
    ['application/json', JSON.stringify({ profile_id: 1, x: 'x'.repeat(1_500_000) })],
  ]
  await attack(`${badBodies.length} bodies that nobody means are refused in the usual shape`, async () => {
    const odd: string[] = []
    for (const [type, body] of badBodies) {
      const answer = await ask(apis[1], '/api/like.php', {
        method: 'POST',
        headers: {
          Cookie: partner.cookie(),
          'X-Request-Type': 'client',
          'Idempotency-Key': crypto.randomUUID(),
          'Content-Type': type,
        },
        body,
      })
      const refused = answer !== null && answer.status >= 400 && answer.status < 500
      if (!refused || !fits(description.error, answer?.json))
        odd.push(`${type} ${body.slice(0, 30)}: ${answer?.status} ${answer?.text.slice(0, 80)}`)
    }
    return listed('in another shape', odd)
  })

  await attack('a sign-up by a machine is answered in the described shape', async () => {
    const fields = await signUpFields(world, { website: 'http://spam.example' })
    const answer = await browserOf(apis[0]).post('/api/signup.php', fields)
    const signUp = description.operations.find(({ name }) => name === 'signup')
    if (!signUp) return 'there is no sign-up'
    return problemOf(answer, signUp, description.error, fields)
  })

  await attack('a key for repeated calls is one, or the call is refused', async () => {
    const odd: string[] = []
    for (const key of ['', 'x', '%00', "' or 1=1", 'a'.repeat(5000)]) {
      const answer = await partner.post('/api/order.php', { ...boxes }, { key })
      if (answer.status < 400 || answer.status >= 500 || !fits(description.error, answer.body))
        odd.push(`${key.slice(0, 20)}: ${answer.status}`)
    }
    return listed('went wrong', odd)
  })
}
