import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { SendHorizontal } from 'lucide-react'
import { type SyntheticEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts'
import { forgetRefusal, outbox } from '../../../outbox/sending.ts'
import { useDraft } from '../../../outbox/use-draft.ts'
import type { Thread } from '../../../thread/thread.ts'
import { ComposerTools, FictionalConsent, LengthCounter, NextMessageNotice } from '../late-parts.ts'
import { GrowingField } from './growing-field.tsx'
import { NextCost } from './next-cost.tsx'
import { asksForPremium, isShut, type NextMessage, wayToBuy } from './next-message.ts'
import { lengthState } from './text-length.ts'
import { useFocusOnOpening } from './use-focus-on-opening.ts'
import { useNextMessage } from './use-next-message.ts'
import { useTypingSignal } from './use-typing-signal.ts'

interface ComposerProps {
  readonly thread: Thread
  readonly pending: readonly OutboxEntry[]
}

/** Where a message is written: what it costs is in sight before it is sent, and no word is lost when it is refused. */
export const Composer = ({ thread, pending }: ComposerProps) => {
  const { t } = useTranslation('mf-chat')
  const { profile, conversation } = thread
  const { pathname, search } = useLocation()
  const [text, setText] = useDraft(profile.id)
  const field = useRef<HTMLTextAreaElement | null>(null)
  const next = useNextMessage(thread)
  const signalTyping = useTypingSignal(conversation?.id)
  useFocusOnOpening(field)
  const maxLength = useShared('settings')?.message_length ?? Number.POSITIVE_INFINITY
  const length = lengthState(text, maxLength)
  const asking = pending.find((entry) => entry.state === 'needs-consent')
  const sendable = text.trim() !== '' && length.kind !== 'too-long' && !isShut(next)

  const type = (typed: string) => {
    setText(typed)
    if (typed.trim() !== '') signalTyping()
  }
  const send = (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (!sendable) return
    const way = wayToBuy(next)
    // Sent now it would only come back: what is typed stays where it is, and the way to buy opens above it.
    if (way) return bus.publish('credits-requested', { ...way, back: `${pathname}${search}` })
    forgetRefusal(profile.id)
    outbox.add({
      profileId: profile.id,
      target: conversation ? { conversation_id: conversation.id } : { profile_id: profile.id },
      text: text.trim(),
    })
    setText('')
  }

  return (
    <Bar data-foot-bar="" onSubmit={send}>
      <Inner>
        {next.kind !== 'goes' && (
          <Notice $room={roomFor(next)}>
            <NextMessageNotice next={next} />
          </Notice>
        )}
        <Info>
          <NextCost canSend={thread.canSend} />
          {length.kind !== 'fine' && <LengthCounter length={length} />}
        </Info>
        <Field>
          <Tools>
            <ComposerTools
              profileId={profile.id}
              canSend={thread.canSend}
              shut={isShut(next)}
              field={field}
              onText={type}
            />
          </Tools>
          <GrowingField
            label={t('composer.label', { name: profile.name })}
            placeholder={t('composer.placeholder')}
            value={text}
            onText={type}
            onSend={send}
            field={field}
            invalid={length.kind === 'too-long'}
          />
          <IconButton
            type="submit"
            tone="accent"
            label={t('composer.send')}
            icon={<SendHorizontal aria-hidden="true" />}
            aria-disabled={!sendable}
            // The focus stays in the field, and with it the keys on the screen: whoever sends goes on writing.
            onMouseDown={(event) => event.preventDefault()}
          />
        </Field>
      </Inner>
      {asking && <FictionalConsent thread={thread} asking={asking} />}
    </Bar>
  )
}

const { color, space } = token

const Bar = styled.form`
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  padding: ${space.xs} ${space.s} max(${space.s}, env(safe-area-inset-bottom));
`

const Inner = styled.div`
  display: grid;
  gap: ${space.xs};
  max-width: 800px;
  margin-inline: auto;
`

type Room = 'sentence' | 'line' | 'question'

const roomFor = (next: NextMessage): Room => {
  if (asksForPremium(next)) return 'question'
  return next.kind === 'not-enough-credits' ? 'line' : 'sentence'
}

/**
 * As high as what comes into it, while its code is on its way: a sentence; a line with its button; or a question with
 * its title above and its button below, on a desktop beside it.
 */
const rooms: Readonly<Record<Room, readonly [phone: string, tablet: string, desktop: string]>> = {
  sentence: ['2lh + 24px', '1lh + 24px', '1lh + 24px'],
  line: ['2.6lh + 8px', '52px', '52px'],
  question: ['3lh + 72px', '3lh + 72px', '2lh + 28px'],
}

const Notice = styled.div<{ $room: Room }>`
  display: grid;
  min-height: calc(${({ $room }) => rooms[$room][0]});
  font-size: ${token.fontSize.s};

  ${from('tablet')} {
    min-height: calc(${({ $room }) => rooms[$room][1]});
  }
  ${from('desktop')} {
    min-height: calc(${({ $room }) => rooms[$room][2]});
  }
`

const Info = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s};
  padding-inline: ${space.tiny};
  font-size: ${token.fontSize.xs};
`

const Field = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: ${space.tiny};
`

/** Their code comes later; their place is there from the start. */
const Tools = styled.div`
  display: flex;
  flex: none;
  width: 44px;

  ${from('phone')} {
    width: 88px;
  }
`
