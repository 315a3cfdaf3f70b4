import { beforeEach, expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { createListeners, createStore, useStore } from './store.ts'

test('a store tells of each change, and of nothing that was there already', () => {
  const store = createStore('a')
  const seen: string[] = []
  const stop = store.subscribe(() => seen.push(store.get()))
  store.set('b')
  store.set('b')
  stop()
  store.set('c')
  expect(seen).toEqual(['b'])
  expect(store.get()).toBe('c')
})

test('whoever stops listening while being told takes nobody else along', () => {
  const { subscribe, tell } = createListeners()
  const told: string[] = []
  const stop = subscribe(() => {
    told.push('first')
    stop()
  })
  subscribe(() => told.push('second'))
  tell()
  tell()
  expect(told).toEqual(['first', 'second', 'second'])
})

const count = createStore(3)
beforeEach(() => count.set(3))
const Shown = () => <p>{useStore(count, () => 0)}</p>

test('a component shows the value and follows it', () => {
  render(<Shown />)
  expect(screen.getByRole('paragraph').textContent).toBe('3')
  act(() => count.set(4))
  expect(screen.getByRole('paragraph').textContent).toBe('4')
})

test('a pre-rendered part hydrates with what it was made with, and then shows what is', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<p>0</p>'
  const broken: unknown[] = []
  render(<Shown />, { container, hydrate: true, onRecoverableError: (error) => broken.push(error) })
  expect(container.innerHTML).toBe('<p>3</p>')
  expect(broken).toEqual([])
})
