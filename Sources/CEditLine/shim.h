// libedit's variadic functions, one wrapper for each use that formlab makes of them: Swift can't call variadic C.
#pragma once
#include <histedit.h>
#include <stdio.h>
#include <sys/types.h>
#include <wchar.h>

/* Says what to show before the line; the text must live until the next call. */
typedef char *(*formlab_prompt_function)(EditLine *);
/* A command that a key is bound to; returns one of the CC_ values. */
typedef unsigned char (*formlab_command_function)(EditLine *, int);
/* Reads one character: 1 read, 0 end of input, -1 failed with errno set. */
typedef int (*formlab_read_function)(EditLine *, wchar_t *);

/* Takes what libedit writes; gives back how much of it was taken. */
typedef ssize_t (*formlab_write_function)(void *, const char *, size_t);

/* glibc's own, which its header shows to GNU sources only. */
typedef struct {
  ssize_t (*read)(void *, char *, size_t);
  formlab_write_function write;
  int (*seek)(void *, long *, int);
  int (*close)(void *);
} formlab_stream_functions;
extern FILE *formlab_fopencookie(void *, const char *, formlab_stream_functions) __asm__("fopencookie");

/* A stream whose output goes to a function. */
static inline FILE *formlab_stream_open(void *owner, formlab_write_function write) {
  formlab_stream_functions functions = {NULL, write, NULL, NULL};
  return formlab_fopencookie(owner, "w", functions);
}

/* Standard input, an output of our own in place of standard output, and standard error. */
static inline EditLine *formlab_edit_open(const char *program, FILE *output) {
  return el_init_fd(program, stdin, output, stderr, 0, 1, 2);
}

static inline int formlab_edit_set_prompt(EditLine *editor, formlab_prompt_function prompt) {
  return el_set(editor, EL_PROMPT_ESC, prompt, '\1');
}

static inline int formlab_edit_set_signals(EditLine *editor, int on) {
  return el_set(editor, EL_SIGNAL, on);
}

static inline int formlab_edit_set_owner(EditLine *editor, void *owner) {
  return el_set(editor, EL_CLIENTDATA, owner);
}

static inline void *formlab_edit_owner(EditLine *editor) {
  void *owner = NULL;
  return el_get(editor, EL_CLIENTDATA, &owner) == 0 ? owner : NULL;
}

static inline int formlab_edit_set_reader(EditLine *editor, formlab_read_function reader) {
  return el_set(editor, EL_GETCFN, reader);
}

static inline int formlab_edit_add_command(
    EditLine *editor, const char *name, const char *help, formlab_command_function command) {
  return el_set(editor, EL_ADDFN, name, help, command);
}

static inline int formlab_edit_set_raw(EditLine *editor, int on) {
  return el_set(editor, EL_PREP_TERM, on);
}

static inline int formlab_edit_is_vi(EditLine *editor) {
  const char *name = NULL;
  return el_get(editor, EL_EDITOR, &name) == 0 && name != NULL && name[0] == 'v';
}

static inline int formlab_edit_is_on(EditLine *editor) {
  int on = 0;
  return el_get(editor, EL_EDITMODE, &on) == 0 && on;
}

static inline int formlab_edit_set_history(EditLine *editor, History *entries) {
  return el_set(editor, EL_HIST, history, entries);
}

static inline int formlab_history_number(History *entries, int operation, int value) {
  HistEvent event;
  return history(entries, &event, operation, value);
}

static inline int formlab_history_text(History *entries, int operation, const char *text) {
  HistEvent event;
  return history(entries, &event, operation, text);
}
