/** What readings are called and asked, and all their answers: of names with their answers. */
export type ReadingKeys<Answers extends object> = {
  [N in keyof Answers & string]:
    `reading.${N}` | `readingAsk.${N}` | `${'answer' | 'answerBrief'}.${N}.${Answers[N] & string}`;
}[keyof Answers & string];
