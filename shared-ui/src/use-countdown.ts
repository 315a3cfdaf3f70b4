import { useEffect, useState } from 'react'

/** Digits as text, two at least; hours go on past 24. `over` stays true. */
export interface TimeLeft {
  hours: string
  minutes: string
  seconds: string
  over: boolean
}

/** `serverOffset` is the shared state's `clockOffset`; without it a wrong clock shows a wrong time, no more. */
export interface CountdownTime {
  /** Epoch milliseconds or ISO time, by the server's clock. */
  endsAt: number | string
  /** The server's clock minus ours in milliseconds: the server decides when it is over. */
  serverOffset?: number
  /** Our clock; tests give their own, the same function at each render. */
  clock?: () => number
}

const pad = (value: number) => String(value).padStart(2, '0')

/** Hours, minutes and seconds, zero-padded; a second that has begun counts, so it ends on 00:00:00. */
export function timeLeft(milliseconds: number): TimeLeft {
  const total = Math.max(0, Math.ceil(milliseconds / 1000))
  return {
    hours: pad(Math.floor(total / 3600)),
    minutes: pad(Math.floor(total / 60) % 60),
    seconds: pad(total % 60),
    over: total === 0,
  }
}

/**
 * What is left until `endsAt`, told again every second until it is over. null on the server and in the first
 * render: only the browser knows the time, and pre-rendered HTML must equal what hydration finds.
 */
export function useCountdown({ endsAt, serverOffset = 0, clock = Date.now }: CountdownTime): TimeLeft | null {
  const [left, setLeft] = useState<TimeLeft | null>(null)

  useEffect(() => {
    const end = new Date(endsAt).getTime()
    const read = () => {
      const next = timeLeft(end - (clock() + serverOffset))
      setLeft(next)
      if (next.over) clearInterval(timer)
    }
    const timer = setInterval(read, 1000)
    read()
    return () => clearInterval(timer)
  }, [endsAt, serverOffset, clock])

  return left
}
