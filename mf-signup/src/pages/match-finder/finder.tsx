import type { FindMatchesAnswer } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { findMatches } from '@lonk/shared-api/calls/matching/match-finder.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type FormEvent, useState } from 'react'
import { useFocusOnHeading } from '../../surface/focus-on-heading.ts'
import { type Answers, earlierAnswers, type Question, wholeAnswers } from './answers.ts'
import { QuestionStep } from './question-step.tsx'
import { Results } from './results.tsx'

/** One question a step, then who fits; changing the answers begins at the first one with all of them kept. */
export const Finder = ({ questions }: { readonly questions: readonly Question[] }) => {
  const errorText = useErrorText()
  const [answers, setAnswers] = useState<Answers>(() => earlierAnswers(questions))
  const [step, setStep] = useState(0)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [found, setFound] = useState<FindMatchesAnswer | null>(null)
  const top = useFocusOnHeading(found ? 'found' : String(step))
  const question = questions[step]

  const find = async () => {
    const whole = wholeAnswers(questions, answers)
    if (!whole) return setStep(questions.findIndex(({ id, values }) => !values.includes(answers[id] ?? '')))
    setBusy(true)
    try {
      setFound(await api.call(findMatches, { answers: whole }))
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  const next = (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const unanswered = question !== undefined && answers[question.id] === undefined
    setMissing(unanswered)
    if (unanswered) return
    if (step < questions.length - 1) setStep(step + 1)
    else void find()
  }

  const again = () => {
    setFound(null)
    setStep(0)
  }

  const choose = (value: string) => {
    setMissing(false)
    if (question) setAnswers({ ...answers, [question.id]: value })
  }

  return (
    <div ref={top}>
      {found || !question ? (
        <Results found={found ?? { profiles: [], criteria: [] }} onAgain={again} />
      ) : (
        <QuestionStep
          key={question.id}
          question={question}
          step={step}
          count={questions.length}
          value={answers[question.id]}
          missing={missing}
          busy={busy}
          problem={problem}
          onChoose={choose}
          onNext={next}
          onBack={() => setStep(step - 1)}
        />
      )}
    </div>
  )
}
