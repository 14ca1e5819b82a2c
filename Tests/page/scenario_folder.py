"""A server of a folder with one scenario file, which tests edit while its app is looked at."""

from server import Server

APP = """format: 1
title: Reader
root: {split: {id: split, primary: books, secondary: page}}
controllers:
  books:
    screen:
      title: Books
      content: {list: {rows: [{title: Middlemarch, tap: [{choose: {screen: page, content: one}}, {showDetail: page}]}, {title: Walden}]}}
  page: {screen: {title: Page, contents: {cover: {placeholder: {title: Cover}}, one: {text: {paragraphs: One.}}}}}
"""
BAD = APP.replace("primary: books", "primary: boks")


def serving_app(folder, text=APP, name="reader.yaml"):
    """A server of a folder with one app, and the app's file."""
    file = folder / name
    file.write_text(text)
    server = Server(flags=["--scenarios", str(folder)])
    yield server, file
    server.close()


def save(file, text):
    """Saves a file as editors do: in place of the old one, at once."""
    file.with_suffix(".new").write_text(text)
    file.with_suffix(".new").rename(file)
